import { type FormEvent, useEffect, useRef, useState } from 'react'
import { placeholdersIn } from '#contract/words/fill.ts'
import { ownWords } from '#contract/words/groups.ts'
import { mostOf, refuseWord } from '#contract/words/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { noteUnsaved } from '../drafts/unsaved-forms.ts'
import { isLost } from '../page/focus.ts'
import type { WordFailure } from './use-words-saving.ts'

interface WordRowProps {
  name: string
  /** As the firm has it; none where it is the product's own. */
  changed: string | undefined
  onSave: (name: string, text: string, over: string) => Promise<WordFailure | undefined>
}

/** One word: as it stands on the site, and the way to change it and back. */
export function WordRow({ name, changed, onSave }: WordRowProps) {
  const own = ownWords[name] ?? ''
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<WordFailure>()
  const [isBusy, setBusy] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isClosed = useRef(false)
  const isChanged = changed !== undefined

  async function save(text: string, over: string) {
    setBusy(true)
    const failed = await onSave(name, text, over)
    setBusy(false)
    setFailure(failed)
    if (!failed) close()
  }

  function close() {
    setOpen(false)
    setFailure(undefined)
    isClosed.current = true
    goBackTo(opener.current, row.current)
  }

  useEffect(() => {
    if (!isOpen && isClosed.current) goBackTo(opener.current, row.current)
  }, [isOpen])

  return (
    <li
      ref={row}
      className="grid gap-x-6 gap-y-2 border-t border-hairline py-3 md:grid-cols-[14rem_minmax(0,1fr)_auto]"
    >
      <p className="annotation pt-1 wrap-anywhere text-ink-soft">
        {name}
        {isChanged && <span className="ml-2 text-accent">Changed</span>}
      </p>
      {isOpen ? (
        <WordForm
          name={name}
          start={changed ?? own}
          over={changed ?? ''}
          failure={failure}
          isBusy={isBusy}
          onSave={save}
          onClose={close}
        />
      ) : (
        <div className="min-w-0">
          <p className="wrap-anywhere">{changed ?? own}</p>
          {isChanged && <p className="mt-1 text-small wrap-anywhere text-ink-soft">{`Built in: ${own}`}</p>}
          {failure && (
            <p role="alert" className="mt-1 text-small text-laterite">
              {failure.message}
            </p>
          )}
        </div>
      )}
      {!isOpen && (
        <div className="flex items-start gap-2">
          <Button
            ref={opener}
            look="outline"
            size="small"
            className="max-lg:min-h-11"
            aria-label={`Change ${name}`}
            onClick={() => setOpen(true)}
          >
            Change
          </Button>
          {isChanged && (
            <Button
              look="quiet"
              size="small"
              className="max-lg:min-h-11"
              busy={isBusy}
              aria-label={`Reset ${name}`}
              onClick={() => save('', changed)}
            >
              Reset
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** Whoever is at another word by then stays there. */
function goBackTo(opener: HTMLElement | null, row: HTMLElement | null) {
  const { activeElement } = document
  if (isLost(activeElement) || row?.contains(activeElement)) opener?.focus()
}

interface WordFormProps {
  name: string
  start: string
  /** What is typed over: '' where it is the product's own. */
  over: string
  failure: WordFailure | undefined
  isBusy: boolean
  onSave: (text: string, over: string) => void
  onClose: () => void
}

/** Types another text. What somebody else saved meanwhile is shown, and overwritten only by choice. */
function WordForm({ name, start, over, failure, isBusy, onSave, onClose }: WordFormProps) {
  const [typed, setTyped] = useState(start)
  const [refusal, setRefusal] = useState<string>()
  const [begunOver] = useState(over)
  const form = useRef<HTMLFormElement>(null)
  const isTyped = typed !== start
  const names = placeholdersIn(ownWords[name] ?? '').map((each) => `{${each}}`)
  const theirs = failure?.theirs

  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  useEffect(() => {
    const key = {}
    noteUnsaved(key, isTyped ? 'nothing' : null, 'words')
    return () => noteUnsaved(key, null, 'words')
  }, [isTyped])

  function submit(event: FormEvent) {
    event.preventDefault()
    const refused = refuseWord(name, typed)
    setRefusal(refused)
    if (!refused) onSave(typed, theirs ?? begunOver)
  }

  const taken = theirs === undefined ? '' : ` It is now: ${theirs || (ownWords[name] ?? '')}`
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid min-w-0 gap-3 md:col-span-2">
      <div inert={isBusy}>
        <Field
          label={`Text of ${name}`}
          hint={names.length > 0 ? `Stands in for what the page puts there: ${names.join(', ')}` : undefined}
          error={refusal ?? (failure && failure.message + taken)}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={start.length > 120 ? 5 : 2}
              value={typed}
              maxCharacters={mostOf(name)}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={isBusy} className="max-lg:min-h-11">
          {theirs === undefined ? 'Save text' : 'Save mine'}
        </Button>
        <Button look="outline" size="small" className="max-lg:min-h-11" onClick={onClose}>
          {theirs === undefined ? 'Cancel' : 'Take theirs'}
        </Button>
      </div>
    </form>
  )
}
