import { type FieldValues, get } from 'react-hook-form'
import { counted } from '#contract/count.ts'
import { areFilesChanged, isSamePart, type Part } from '../forms/comparison.ts'

export type Side = 'mine' | 'theirs'

/** A part of a form in which two versions of a document differ. */
export interface Difference<Typed extends FieldValues, Stored> {
  part: Part<Typed, Stored>
  mine: string
  theirs: string
  /** The side that changed it; mine where both did. */
  changedBy: Side
}

/** A version of a document, and how its form would begin with it. */
export interface Version<Typed, Stored> {
  typed: Typed
  stored?: Stored
}

/** What differs between what I typed and what is stored now, both made out of `base`. */
export function differences<Typed extends FieldValues, Stored>(
  parts: Part<Typed, Stored>[],
  base: Version<Typed, Stored>,
  mine: Typed,
  theirs: Version<Typed, Stored>,
): Difference<Typed, Stored>[] {
  return parts.flatMap((part) => {
    const { files } = part
    const isSame = isSamePart(part, mine, theirs.typed) && !(files && areFilesChanged(files, theirs.stored))
    if (isSame) return []
    const isMine = !isSamePart(part, mine, base.typed) || (files && areFilesChanged(files, base.stored))
    const [own, other] = excerpts(shown(part, mine), shown(part, theirs.typed))
    return {
      part,
      mine: join(own, files && chosenText(files)),
      theirs: join(other, files && counted(files.storedWith(theirs.stored).length, 'file')),
      changedBy: isMine ? 'mine' : 'theirs',
    } as const
  })
}

function shown<Typed extends FieldValues>({ names, show }: Part<Typed, never>, typed: Typed): string {
  return show ? show(typed) : names.map((name) => shownValue(get(typed, name))).join(' ')
}

/** A field's value as it reads. */
export function shownValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  return String(value ?? '').trim()
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

function chosenText(files: NonNullable<Part<FieldValues, never>['files']>): string {
  const added = files.chosen.files.filter(({ stored }) => !stored).length
  return counted(files.chosen.files.length, 'file') + (added > 0 ? `, ${added} of them new` : '')
}

function join(text: string, files: string | undefined): string {
  return [text, files].filter(Boolean).join(' · ')
}
