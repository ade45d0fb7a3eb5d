import { type FormEvent, useEffect, useRef, useState } from 'react'
import { momentOf } from '#contract/dates.ts'
import { limits } from '#contract/limits.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { isUnreachable } from '#web/api/api-error.ts'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useWords } from '#web/ui/words.ts'
import { Trap } from '../enquiry/trap.tsx'
import { keepCommentDraft, readCommentDraft } from './comment-draft.ts'
import { rememberedName, rememberName } from './first-name.ts'
import type { Shared } from './use-shared.ts'

/** What was said of a shortlist, and the way to say something. What is typed stays until it has arrived. */
export function Comments({ shared, className }: { shared: Shared; className: string }) {
  const say = useWords(shortlistWords)
  const { comments, isClosed } = shared.shortlist
  return (
    <section className={classNames('border-t border-ink pt-4', className)}>
      <h2 className="text-title expanded">{say('shortlist.comments')}</h2>
      <ul aria-live="polite" className="mt-2">
        {comments.map(({ _id, text, by, at }) => (
          <li key={_id} className="border-b border-hairline py-3">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-medium wrap-anywhere">{by || say('shortlist.somebody')}</span>
              <time dateTime={at} className="annotation text-ink-soft">
                {momentOf(at)}
              </time>
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
      {comments.length === 0 && <p className="py-3 text-ink-soft">{say('shortlist.comments.none')}</p>}
      {!isClosed && <CommentForm {...shared} />}
    </section>
  )
}

function CommentForm({ shortlist: { key, updatedAt }, change, isOffline }: Shared) {
  const say = useWords(shortlistWords)
  const comment = useRef<HTMLTextAreaElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (name.current && !name.current.value) name.current.value = rememberedName()
    if (!comment.current) return
    // What was typed before this code came is newer.
    if (comment.current.value) keepCommentDraft(key, comment.current.value)
    put(comment.current, comment.current.value || readCommentDraft(key))
  }, [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else has come through
  useEffect(() => {
    if (!isOffline) setFailure((before: unknown) => (isUnreachable(before) ? null : before))
  }, [isOffline, updatedAt])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      'comment' | 'by' | 'website',
      string
    >
    setSending(true)
    setFailure(null)
    try {
      rememberName(said.by)
      await change(said)
      // What was typed while it was on its way is the next one.
      if (readCommentDraft(key) === said.comment) keepCommentDraft(key, '')
      if (comment.current?.value === said.comment) put(comment.current, '')
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={send} className="mt-6 grid gap-4 noscript:hidden print:hidden">
      <Field label={say('shortlist.comment')}>
        {(control) => (
          <Textarea
            {...control}
            ref={comment}
            name="comment"
            rows={3}
            required
            maxCharacters={limits.shortlist.comment}
            onChange={({ target }) => keepCommentDraft(key, target.value)}
          />
        )}
      </Field>
      <Field label={say('shortlist.comment.by')} optional>
        {(control) => (
          <TextInput
            {...control}
            ref={name}
            name="by"
            maxLength={limits.shortlist.firstName}
            autoComplete="given-name"
            className="max-w-xs"
          />
        )}
      </Field>
      <Trap />
      <ErrorText>{failure !== null && messageOf(failure)}</ErrorText>
      <Button type="submit" look="outline" busy={isSending} className="justify-self-start">
        {say('shortlist.comment.do')}
      </Button>
    </form>
  )
}

/** Has a field hold a text, and count it. */
function put(field: HTMLTextAreaElement, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
