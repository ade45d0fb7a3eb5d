import { type FieldPath, type FieldValues, get } from 'react-hook-form'
import type { Image, MediaType } from '#contract/file.ts'
import type { FormFiles } from '../files/use-files.ts'
import { isSameTyped } from './typed.ts'

/** A part of a form, as a person tells it from the others: fields that belong together, and the files beside them. */
export interface Part<Typed extends FieldValues, Stored> {
  label: string
  names: FieldPath<Typed>[]
  /** How it reads, where that is not plain. */
  show?: (typed: Typed) => string
  files?: FilesPart<Stored>
}

export interface FilesPart<Stored> {
  chosen: FormFiles
  storedWith: (stored?: Stored) => (Image & { type?: MediaType })[]
}

/** A field that stands by itself. */
export function field<Typed extends FieldValues>(
  label: string,
  name: FieldPath<Typed>,
): Part<Typed, unknown> {
  return { label, names: [name] }
}

/** Whether two contents of a form are the same in this part; files are told apart by `areFilesChanged`. */
export function isSamePart<Typed extends FieldValues>(
  { names }: Pick<Part<Typed, never>, 'names'>,
  one: Typed,
  other: Typed,
): boolean {
  return names.every((name) => isSameTyped(get(one, name), get(other, name)))
}

/** Whether two contents that were made out of one changed the same part, and not alike. */
export function collidesIn<Typed extends FieldValues>(
  parts: Pick<Part<Typed, never>, 'names'>[],
  from: Typed,
  one: Typed,
  other: Typed,
): boolean {
  return parts.some(
    (part) => !isSamePart(part, one, from) && !isSamePart(part, other, from) && !isSamePart(part, one, other),
  )
}

/** Whether the form shows other files than the document, or in another order. */
export function areFilesChanged<Stored>({ chosen, storedWith }: FilesPart<Stored>, stored?: Stored): boolean {
  const now = chosen.files.map((file) => (file.chosen ? file.key : file.fileId))
  return !isSameTyped(
    now,
    storedWith(stored).map(({ fileId }) => fileId),
  )
}

/** The names of the files that are chosen, but not stored with the document yet. */
export function chosenNames<Stored>({ chosen }: FilesPart<Stored>): string[] {
  return chosen.files.flatMap((file) => file.chosen?.file.name ?? [])
}
