import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useConflict } from '../conflicts/use-conflict.ts'
import { noteUnsaved } from '../drafts/unsaved-forms.ts'
import { useDraft } from '../drafts/use-draft.ts'
import type { FormFiles } from '../files/use-files.ts'
import { comparisonsOf, type Readings } from './comparison.ts'
import type { FormDefinition } from './define-form.ts'
import { failForm } from './fail-form.ts'
import { type Arrival, useArrival } from './use-save.ts'

interface DocumentOptions<Typed extends FieldValues, Values, Stored, FileNames extends string>
  extends Arrival {
  definition: Pick<FormDefinition<Typed, Values, Stored, FileNames>, 'typedFrom' | 'compared' | 'files'>
  /** As messages say it: 'design'. */
  kind: string
  /** What tells it from the others of its kind; a new one has none, unless it begins as a copy. */
  id?: string
  /** As it was loaded; a new one has none. */
  stored?: Stored
  /** What a new one begins as a copy of. */
  model?: Stored
  files: Record<FileNames, FormFiles>
  /** Where its own calls stand, and those of its versions; a new one has none. */
  address?: string
  readings?: Readings<Typed>
  /** Reads it as it is stored now. */
  read?: () => Promise<Stored>
  /** Saves the values over `base`, the version that was typed over. */
  write: (values: Values, base: Stored | undefined) => Promise<Stored>
  /** Said where a failure has no message of its own. */
  failed: string
}

/**
 * The form of a document, which loses nothing: what is typed is saved as a draft, and where someone else has saved
 * another version meanwhile, the administrator chooses between the two.
 */
export function useDocument<
  Typed extends FieldValues,
  Values,
  Stored extends { updatedAt: string },
  FileNames extends string,
>(form: UseFormReturn<Typed, unknown, Values>, options: DocumentOptions<Typed, Values, Stored, FileNames>) {
  const { definition, kind, id, stored, model, files, address, readings, read, write, failed, leadTo } =
    options
  const typedFrom = (from = model) => definition.typedFrom(from)
  const [begun, setBegun] = useState<{ base?: Stored; typed?: Typed }>({ base: stored })
  const { base, typed: typedBase = typedFrom(base) } = begun
  /** True between a save and the page that it leads to: the form is still seen, and saves nothing more. */
  const isSaved = useRef(false)
  const setBase = (next: Stored, typed?: Typed) => setBegun({ base: next, typed })
  const comparisons = comparisonsOf(definition, { chosen: files, model, readings })
  const over = { form, base, typedBase, setBase, typedFrom, comparisons }
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

  /** Called with the typed values whenever they change. @returns what is left of them when the page is left */
  function follow(typed: Typed) {
    return isSaved.current ? null : draft.follow(typed)
  }

  const versioned =
    address && read && base
      ? { address, read, version: base.updatedAt, comparisons, typedFrom, takeOver: conflict.takeOver }
      : undefined

  return { kind, id, base, setBase, submit, follow, draft, conflict, versioned }
}
