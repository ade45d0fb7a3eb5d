import { type FormEvent, useState } from 'react'
import type { DesignSummary } from '#contract/design.ts'
import { limits } from '#contract/limits.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { api, messageOf } from '#web/api/request.ts'
import { createShortlist } from '#web/api/shortlists.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useCanShare } from '#web/ui/use-can-share.ts'
import { useWords } from '#web/ui/words.ts'
import type { Known } from '../design-cards/use-designs.ts'
import { Trap } from '../enquiry/trap.tsx'
import { isNoLongerShown } from './no-longer-shown.ts'
import { rememberSent } from './sent.ts'

interface SendProps {
  designs: Pick<DesignSummary, '_id' | 'title'>[]
  /** Shows which of them are gone meanwhile. @throws ApiError */
  readAnew: () => Promise<Known>
}

/** Makes a link of what is kept, and hands it on. */
export function Send({ designs, readAnew }: SendProps) {
  const say = useWords(shortlistWords)
  const [made, setMade] = useState<{ url: string; name: string } | null>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    setSending(true)
    setFailure('')
    try {
      const website = String(form.get('website') ?? '')
      const ids = designs.map(({ _id }) => _id)
      const { key, url, editKey } = await createShortlist(api, { designs: ids, name, website })
      rememberSent({ key, editKey, name, at: new Date().toISOString() })
      setMade({ url, name })
    } catch (error) {
      setFailure(isNoLongerShown(error) ? await whatIsGone(error).catch(messageOf) : messageOf(error))
    } finally {
      setSending(false)
    }
  }

  async function whatIsGone(error: unknown): Promise<string> {
    const known = await readAnew()
    const gone = designs.filter(({ _id }) => known.get(_id) === null)
    const titles = gone.map(({ title }) => title).join(', ')
    return titles ? say('shortlist.send.gone', { titles }) : messageOf(error)
  }

  return (
    <section id="send" className="mt-14 border-t border-ink pt-4 print:hidden">
      <h2 className="text-title expanded">{say('shortlist.send')}</h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{say('shortlist.send.lead')}</p>
      <form onSubmit={send} className="mt-5 flex max-w-2xl flex-wrap items-end gap-4">
        <Field label={say('shortlist.send.name')} optional className="min-w-0 grow basis-64">
          {(control) => <TextInput {...control} name="name" maxLength={limits.name} autoComplete="off" />}
        </Field>
        <Trap />
        <Button type="submit" busy={isSending}>
          {say('shortlist.send.do')}
        </Button>
      </form>
      <ErrorText className="mt-3 max-w-2xl wrap-anywhere">{failure}</ErrorText>
      <div role="status">{made && <Made {...made} />}</div>
    </section>
  )
}

function Made({ url, name }: { url: string; name: string }) {
  const say = useWords(shortlistWords)
  const canShare = useCanShare()
  const text = name || say('shortlist.send.text')

  async function share() {
    // Whoever closes the device's own dialog has changed their mind: nothing failed.
    await navigator.share({ title: text, text, url }).catch(() => {})
  }

  return (
    <div className="mt-6 max-w-2xl border border-ink p-4 md:p-6">
      <h3 className="font-medium">{say('shortlist.send.done')}</h3>
      <p className="annotation mt-2 wrap-anywhere select-all">{url}</p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center border border-current px-3 text-small font-medium hover:bg-ink/6"
        >
          {say('shortlist.send.whatsapp')}
        </a>
        {canShare && (
          <Button look="outline" size="small" className="min-h-11" onClick={share}>
            {say('shortlist.send.share')}
          </Button>
        )}
        <ButtonLink look="outline" size="small" className="min-h-11" to={new URL(url).pathname}>
          {say('shortlist.send.open')}
        </ButtonLink>
        <CopyButton text={url} isNamed />
      </div>
    </div>
  )
}
