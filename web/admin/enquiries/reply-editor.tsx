import { useState } from 'react'
import type { Enquiry } from '#contract/enquiry.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useUnsavedDialog } from '../drafts/unsaved-dialog.tsx'
import { MarkContacted } from './mark-contacted.tsx'
import { chatWith, mailTo } from './reply-links.ts'
import type { Reply } from './reply-templates.ts'

interface ReplyEditorProps {
  enquiry: Enquiry
  reply: Reply
  /** Where the keyboard goes on once it is closed; back to what opened it without it. */
  returnTo?: () => HTMLElement | null
  onClose: () => void
}

/** Opens a reply in WhatsApp or in a mail program. Whether it is sent is decided there, and not known here. */
export function ReplyEditor({ enquiry, reply, returnTo, onClose }: ReplyEditorProps) {
  const [subject, setSubject] = useState(reply.subject)
  const [text, setText] = useState(reply.text)
  const [opened, setOpened] = useState<'WhatsApp' | 'Your email program' | null>(null)
  const isTyped = !opened && (text !== reply.text || subject !== reply.subject)
  const { ask, question } = useUnsavedDialog(isTyped, onClose)

  return (
    <Dialog open onOpenChange={ask} title={reply.name} returnTo={returnTo}>
      <div className="grid gap-5">
        <Field label="Text">
          {(control) => (
            <Textarea {...control} rows={10} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
        <Field label="Subject" hint="For email only">
          {(control) => (
            <TextInput {...control} value={subject} onChange={({ target }) => setSubject(target.value)} />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={chatWith(enquiry.phone, text)}
            target="_blank"
            rel="noopener"
            size="small"
            className="min-h-11"
            onClick={() => setOpened('WhatsApp')}
          >
            Open in WhatsApp
          </ButtonLink>
          <ButtonLink
            to={mailTo(enquiry.email, subject, text)}
            look="outline"
            size="small"
            className="min-h-11"
            onClick={() => setOpened('Your email program')}
          >
            Open in email
          </ButtonLink>
        </div>
        <div role="status" className="text-small">
          {opened && <p>{opened} opens with this text. Nothing is sent until you send it there.</p>}
        </div>
        {opened && enquiry.status === 'new' && <MarkContacted enquiry={enquiry} onMarked={onClose} />}
      </div>
      {question}
    </Dialog>
  )
}
