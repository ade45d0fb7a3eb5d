import { type FieldValues, get, set } from 'react-hook-form'
import { counted } from '#contract/count.ts'
import { areFilesChanged, type ComparedFiles, type Comparison } from '../forms/comparison.ts'

export type Side = 'mine' | 'theirs'

/** A comparison in which two versions of a document differ. */
export interface Difference<Typed extends FieldValues, Stored> {
  comparison: Comparison<Typed, Stored>
  mine: string
  theirs: string
  /** The side that changed it; mine where both did. */
  changedBy: Side
  /** Whether they left it as it was; of files nobody can tell, because a restored draft knows only its own. */
  isMineAlone: boolean
}

/** A version of a document, and how its form would begin with it. */
export interface Version<Typed, Stored> {
  typed: Typed
  stored?: Stored
}

/** What differs between what I typed and what is stored now, both made out of `base`. */
export function differences<Typed extends FieldValues, Stored>(
  comparisons: Comparison<Typed, Stored>[],
  base: Version<Typed, Stored>,
  mine: Typed,
  theirs: Version<Typed, Stored>,
): Difference<Typed, Stored>[] {
  return comparisons.flatMap((comparison) => {
    const { files, shown, isSame } = comparison
    if (isSame(mine, theirs.typed) && !(files && areFilesChanged(files, theirs.stored))) return []
    const isMine = !isSame(mine, base.typed) || (files && areFilesChanged(files, base.stored))
    const [own, other] = excerpts(shown(mine), shown(theirs.typed))
    return {
      comparison,
      mine: join(own, files && chosenText(files)),
      theirs: join(other, files && counted(files.stored(theirs.stored).length, 'file')),
      changedBy: isMine ? 'mine' : 'theirs',
      isMineAlone: !files && isSame(theirs.typed, base.typed),
    } as const
  })
}

/** What is typed, with their side of some differences. */
export function withTheirs<Typed extends FieldValues>(
  taken: Pick<Difference<Typed, never>, 'comparison'>[],
  mine: Typed,
  theirs: Typed,
): Typed {
  const typed = structuredClone(mine)
  for (const { comparison } of taken) for (const name of comparison.names) set(typed, name, get(theirs, name))
  return typed
}

const most = 280
const before = 40

/** Long texts from shortly before the first place in which they differ. */
export function excerpts(one: string, other: string): [string, string] {
  const longer = Math.max(one.length, other.length)
  let start = 0
  while (start < longer && one[start] === other[start]) start += 1
  const from = longer <= most || start <= before * 2 ? 0 : start - before
  const cut = (text: string) =>
    (from > 0 ? '…' : '') + text.slice(from, from + most) + (text.length > from + most ? '…' : '')
  return [cut(one), cut(other)]
}

function chosenText({ chosen }: ComparedFiles<never>): string {
  const added = chosen.files.filter(({ stored }) => !stored).length
  return counted(chosen.files.length, 'file') + (added > 0 ? `, ${added} of them new` : '')
}

function join(text: string, files: string | undefined): string {
  return [text, files].filter(Boolean).join(' · ')
}
