import type { FieldValues } from 'react-hook-form'
import { areChanged } from '../files/form-file.ts'
import { type Comparison, conflictsIn, initialFiles } from '../forms/comparison.ts'
import type { Draft } from './draft-store.ts'

/** A document as it is stored now, and how its form begins with it. */
interface StoredNow<Typed, Stored> {
  typed: Typed
  stored: Stored | undefined
}

/** Whether someone else has changed a field, or the files, that a draft changed too, and otherwise. */
export function draftConflicts<Typed extends FieldValues, Stored>(
  comparisons: Pick<Comparison<Typed, Stored>, 'label' | 'isSame' | 'files'>[],
  { over, values, files, filesOver }: Pick<Draft, 'over' | 'values' | 'files' | 'filesOver'>,
  now: StoredNow<Typed, Stored>,
): boolean {
  if (conflictsIn(comparisons, over as Typed, values as Typed, now.typed)) return true
  return comparisons.some(({ label, files: compared }) => {
    const mine = files[label]
    if (!compared || !mine) return false
    const theirs = initialFiles(compared, now.stored)
    return areChanged(filesOver[label] ?? [], theirs) && areChanged(mine, theirs)
  })
}
