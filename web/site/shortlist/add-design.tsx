import { type FormEvent, useState } from 'react'
import type { DesignSummary } from '#contract/design.ts'
import { limits } from '#contract/limits.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useWords } from '#web/ui/words.ts'
import { useDesigns } from '../design-cards/use-designs.ts'
import { rememberedName } from './first-name.ts'
import { focusNext } from './focus-next.ts'
import { useKept } from './kept.ts'
import { isNoLongerShown } from './no-longer-shown.ts'
import type { Shared } from './use-shared.ts'

/** Adds a design by its code, or one that is kept in this browser. */
export function AddDesign({ shared }: { shared: Shared }) {
  const say = useWords(shortlistWords)
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState('')
  const { change } = shared

  async function add(name: string): Promise<boolean> {
    setAdding(true)
    setFailure('')
    try {
      await change({ add: [name], by: rememberedName() })
      return true
    } catch (error) {
      setFailure(messageOf(error))
      return false
    } finally {
      setAdding(false)
    }
  }

  async function addTyped(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = () => String(new FormData(form).get('code') ?? '').trim()
    const code = typed()
    // What was typed while it was on its way is the next one.
    if (code && (await add(code)) && typed() === code) form.reset()
  }

  return (
    <section className="border-t border-ink pt-4">
      <h2 className="text-title expanded">{say('shortlist.add')}</h2>
      <form onSubmit={addTyped} className="mt-4 flex flex-wrap items-start gap-3">
        <Field label={say('shortlist.add.code')} error={failure} className="min-w-0 grow basis-40">
          {(control) => (
            <TextInput
              {...control}
              name="code"
              required
              maxLength={limits.line}
              autoComplete="off"
              autoCapitalize="characters"
            />
          )}
        </Field>
        <Button type="submit" look="outline" busy={isAdding} className="mt-7.5">
          {say('shortlist.add.do')}
        </Button>
      </form>
      <FromKept shared={shared} />
    </section>
  )
}

function FromKept({ shared: { shortlist, change } }: { shared: Shared }) {
  const say = useWords(shortlistWords)
  const [failure, setFailure] = useState('')
  const taken = shortlist.designs.map(({ _id }) => _id)
  const ids = (useKept() ?? []).map(({ id }) => id).filter((id) => !taken.includes(id))
  const { known, readAnew } = useDesigns(ids)
  const designs = ids.flatMap((id) => known.get(id) ?? [])

  async function add({ _id, title }: DesignSummary, button: Element) {
    setFailure('')
    focusNext(button)
    try {
      await change({ add: [_id], by: rememberedName() })
    } catch (error) {
      const isGone = isNoLongerShown(error)
      setFailure(isGone ? say('shortlist.gone.named', { title }) : messageOf(error))
      // It stays offered where even that cannot be read.
      if (isGone) await readAnew().catch(() => {})
    }
  }

  if (designs.length === 0 && !failure) return null
  return (
    <>
      <h3 className="mt-6 text-small font-medium">{say('shortlist.add.kept')}</h3>
      <ul>
        {designs.map((design) => (
          <li key={design._id} className="flex items-center gap-4 border-b border-hairline py-2">
            <Picture image={design.images[0]} alt="" sizes="64px" className="size-14 shrink-0 object-cover" />
            <span className="min-w-0 grow">
              <span className="block wrap-anywhere">{design.title}</span>
              <span className="annotation text-ink-soft">{design.code}</span>
            </span>
            <Button
              look="outline"
              size="small"
              className="min-h-11 shrink-0"
              onClick={({ currentTarget }) => add(design, currentTarget)}
            >
              {say('shortlist.add.do')}
              <span className="sr-only">{design.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText className="mt-3 max-w-2xl wrap-anywhere">{failure}</ErrorText>
    </>
  )
}
