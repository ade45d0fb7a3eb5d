import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { QuickReply, ReplyCreate } from '#contract/reply.ts'
import { createReply, getReply, updateReply } from '#web/api/replies.ts'
import { type Api, api } from '#web/api/request.ts'
import { builtInReplies, insteadOf } from '../enquiries/reply-templates.ts'
import { bodyOver } from '../forms/body.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { BackLink } from '../page/back-link.tsx'
import { isGone } from '../page/gone.ts'
import { PageHead } from '../page/page-head.tsx'
import { useSiteOrigin } from '../page/site-origin.ts'
import { TextWithPlaceholders } from './placeholders.tsx'
import { ReplyPreview } from './preview.tsx'
import { replyForm } from './reply-definition.ts'
import { replyPages } from './way-back.ts'

interface ReplyFormProps {
  reply?: QuickReply
  /** What a new one begins as: one of the product's. */
  builtIn?: ReplyCreate
  firm: string
}

/** The form of a new quick reply and of one that is edited. */
export function ReplyForm({ reply, builtIn, firm }: ReplyFormProps) {
  const model = builtIn && { ...builtIn, _id: '', updatedAt: '' }
  const form = useSchemaForm(replyForm.schema, replyForm.typedFrom(reply ?? model))
  const [search] = useSearchParams()
  const pages = replyPages(search)
  const document = useDocument(form, {
    definition: replyForm,
    kind: 'quick reply',
    id: reply?._id ?? (builtIn && `in-place-of-${builtIn.name}`),
    stored: reply,
    model,
    files: {},
    read: reply && (() => getReply(api, reply._id)),
    write: (values, base, by) => (base ? saveOver(base, values, by) : createReply(by, values)),
    done: reply ? 'Quick reply saved' : 'Quick reply added',
    failed: 'Failed to save the quick reply',
    leadTo: pages.list,
    pages,
  })
  const site = { firm, origin: useSiteOrigin() }
  const name = useWatch({ control: form.control, name: 'name' })
  const replaced = builtInReplies.find((other) => insteadOf(other, [{ name, text: '' }]))

  return (
    <>
      <BackLink to={pages.list}>Quick replies</BackLink>
      <DocumentFrame form={form} document={document}>
        <PageHead title={reply ? 'Edit Quick Reply' : 'Add Quick Reply'} />
        <FormSection title="Quick reply">
          <TextField
            {...replyForm.input('name')}
            hint={replaced ? `Replaces the built-in “${replaced.name}”.` : 'What its button says'}
            autoComplete="off"
            isRequired
          />
          <TextWithPlaceholders />
          <ReplyPreview site={site} />
        </FormSection>
        <SaveBar label={reply ? 'Save quick reply' : 'Add quick reply'} cancelTo={pages.list} />
      </DocumentFrame>
    </>
  )
}

/** Saves what is typed over a reply. One that somebody else has deleted meanwhile is added again: no trash gives it back. */
async function saveOver(base: QuickReply, values: ReplyCreate, by: Api): Promise<QuickReply> {
  try {
    return await updateReply(by, base._id, bodyOver(values, base))
  } catch (error) {
    if (!isGone(error)) throw error
    return createReply(by, values)
  }
}
