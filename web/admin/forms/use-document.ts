import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useConflict } from '../conflicts/use-conflict.ts'
import { noteUnsaved } from '../drafts/unsaved-forms.ts'
import { useDraft } from '../drafts/use-draft.ts'
import type { Part } from './comparison.ts'
import { failForm } from './fail-form.ts'
import { type Arrival, useArrival } from './use-save.ts'

interface DocumentOptions<Typed extends FieldValues, Values, Stored> extends Arrival {
  /** As messages say it: 'design'. */
  kind: string
  /** What tells it from the others of its kind; a new one has none, unless it begins as a copy. */
  id?: string
  /** As it was loaded; a new one is made without. */
  stored?: Stored
  typedFrom: (stored?: Stored) => Typed
  parts: Part<Typed, Stored>[]
  /** Reads it as it is stored now. */
  read?: () => Promise<Stored>
  /** Saves the values over `base`, the version that they were typed over. */
  write: (values: Values, base: Stored | undefined) => Promise<Stored>
  /** Said where a failure has no message of its own. */
  failed: string
}

/**
 * The form of a document, which loses nothing: what is typed is kept as a draft, and a version that someone else saved
 * meanwhile is met by a choice.
 */
export function useDocument<Typed extends FieldValues, Values, Stored extends { updatedAt: string }>(
  form: UseFormReturn<Typed, unknown, Values>,
  options: DocumentOptions<Typed, Values, Stored>,
) {
  const { kind, id, stored, typedFrom, parts, read, write, failed, leadTo } = options
  const [begun, setBegun] = useState<{ base?: Stored; typed?: Typed }>({ base: stored })
  const { base, typed: typedBase = typedFrom(base) } = begun
  /** Saved, and on the way to where that leads: the form is still seen, and saves nothing more. */
  const isSaved = useRef(false)
  const setBase = (next: Stored, typed?: Typed) => setBegun({ base: next, typed })
  const over = { form, base, typedBase, setBase, typedFrom, parts }
  const draft = useDraft(`${kind}/${id ?? 'new'}`, over)
  const conflict = useConflict(over, { read, keepMine: draft.setAside })
  const arrive = useArrival(options)

  const submit = form.handleSubmit(async (values) => {
    if (isSaved.current) return
    try {
      const saved = await conflict.run((version) => write(values, version))
      if (saved) await finish(saved)
    } catch (error) {
      failForm(form, error, failed)
    }
  })

  async function finish(saved: Stored) {
    isSaved.current = leadTo !== undefined
    draft.drop()
    noteUnsaved(form.control, null)
    if (leadTo === undefined) {
      setBase(saved)
      form.reset(typedFrom(saved))
    }
    await arrive()
  }

  /** Told of everything that is typed. @returns what would become of it if the page were left */
  function follow(typed: Typed) {
    return isSaved.current ? null : draft.follow(typed)
  }

  return { kind, id, base, setBase, submit, follow, draft, conflict }
}
