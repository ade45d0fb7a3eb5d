import { limits } from '#contract/limits.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useWords } from '#web/ui/words.ts'
import { readKept, setKept, useKept } from './kept.ts'

/** One's own note on a design, which stays in this browser and is saved as it is typed; how much more it takes is counted. */
export function NoteField({ id, title }: { id: string; title: string }) {
  const say = useWords(shortlistWords)
  const note = useKept()?.find((one) => one.id === id)?.note ?? ''

  function save(text: string) {
    setKept(readKept().map((one) => (one.id === id ? { ...one, note: text || undefined } : one)))
  }

  return (
    <Field label={say('shortlist.note')}>
      {(control) => (
        <Textarea
          {...control}
          aria-label={`${say('shortlist.note')}: ${title}`}
          rows={3}
          value={note}
          maxCharacters={limits.shortlist.comment}
          maxLength={limits.shortlist.comment}
          onChange={({ target }) => save(target.value)}
        />
      )}
    </Field>
  )
}
