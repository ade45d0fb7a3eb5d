import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { getMedia, updateMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useUnsavedDialog } from '../../drafts/unsaved-dialog.tsx'
import type { BulkAction, Changing } from '../../list/bulk.ts'
import { countOf, titleOf } from '../../list/noun.ts'
import { orLookedUp } from '../../list/once-more.ts'
import { TextRow } from './text-row.tsx'
import { changedOf, failureOf, isTooLong, textOf, withAll } from './texts.ts'

const shownAtOnce = 50

/** Asks for the alternative texts of several files: one for all, or each in a row of its own. What cannot be saved stays. */
export function TextsDialog({ rows, noun, act, finished, outcome, close }: Changing<Media>) {
  const [begun] = useState(rows)
  const [hasFailed, setFailed] = useState(false)
  /** Those that could not be saved are shown as they are by now. */
  const files = hasFailed ? rows : begun
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const [forAll, setForAll] = useState('')
  const [shown, setShown] = useState(shownAtOnce)
  const changing = changedOf(files, texts)
  const isBusy = finished !== undefined
  const { ask, question } = useUnsavedDialog(changing.length > 0, close)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (files.some((file) => isTooLong(textOf(file, texts)))) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    const failed = await act(saving(texts), changing)
    if (failed.length === 0) return close()
    setFailed(true)
  }

  return (
    <Dialog
      open
      onOpenChange={() => isBusy || ask()}
      title={`Alternative ${files.length === 1 ? 'text' : 'texts'} of ${titleOf(noun, files.length).toLowerCase()}`}
      description="What each shows, for whoever cannot see it: read aloud wherever it has no text of its own."
      className="md:max-w-3xl"
    >
      <form noValidate onSubmit={save}>
        <fieldset disabled={isBusy} className="[&_input]:scroll-mb-28 min-w-0">
          <legend className="sr-only">Alternative texts</legend>
          {files.length > 1 && (
            <div className="mb-6 flex flex-wrap items-end gap-3">
              <Field label="One text for all" className="min-w-0 grow basis-64">
                {(control) => (
                  <TextInput
                    {...control}
                    value={forAll}
                    maxLength={limits.alt}
                    onChange={({ target }) => setForAll(target.value)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return
                      event.preventDefault()
                      setTexts(withAll(files, forAll))
                    }}
                  />
                )}
              </Field>
              <Button look="outline" onClick={() => setTexts(withAll(files, forAll))}>
                Put into all
              </Button>
            </div>
          )}
          <ul aria-label="Files" className="border-t border-ink">
            {files.slice(0, shown).map((file) => (
              <TextRow
                key={file._id}
                file={file}
                text={textOf(file, texts)}
                failure={hasFailed ? failureOf(file, textOf(file, texts), begun, outcome) : undefined}
                onChange={(text) => setTexts(new Map(texts).set(file._id, text))}
              />
            ))}
          </ul>
          {files.length > shown && (
            <Button
              look="outline"
              size="small"
              onClick={() => setShown(shown + shownAtOnce)}
              className="mt-4 min-h-11"
            >
              {`Show ${Math.min(shownAtOnce, files.length - shown)} more`}
            </Button>
          )}
        </fieldset>
        <div className="sticky bottom-0 -mx-6 mt-6 flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-paper px-6 py-4 md:-bottom-10 md:-mx-10 md:-mb-10 md:px-10">
          <p role="status" className="mr-auto annotation text-ink-soft max-sm:basis-full">
            {isBusy ? `${finished} of ${changing.length}` : `${countOf(noun, changing.length)} changed`}
          </p>
          <Button look="outline" disabled={isBusy} onClick={ask}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy} disabled={changing.length === 0}>
            Save texts
          </Button>
        </div>
      </form>
      {question}
    </Dialog>
  )
}

/** Each over the version that was shown: one that somebody else has changed since is refused. */
function saving(texts: ReadonlyMap<string, string>): BulkAction<Media> {
  return {
    label: 'Alternative texts',
    verb: 'described',
    async run(file) {
      const { _id, updatedAt } = file
      const alt = textOf(file, texts).trim()
      await orLookedUp(
        file,
        () => updateMedia(api, _id, { alt, updatedAt }),
        () => getMedia(api, _id),
        (now) => now.alt === alt,
      )
      return () => updateMedia(api, file._id, { alt: file.alt })
    },
  }
}
