import { type FieldPath, type FieldValues, get } from 'react-hook-form'
import { areChanged, asStored, ownAlt, type StoredImage } from '../files/form-file.ts'
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
  storedWith: (stored?: Stored) => StoredImage[]
  /** What a picture without a text of its own is answered with. */
  standIn: (stored?: Stored) => string | undefined
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

/** The files of a document, with what is theirs of their texts. */
export function ownImages<Stored>(
  { storedWith, standIn }: FilesPart<Stored>,
  stored?: Stored,
): StoredImage[] {
  return storedWith(stored).map((image) => ({
    ...image,
    alt: ownAlt(image, standIn(stored)),
  }))
}

/** Whether the form shows other files than the document, in another order or with other texts. */
export function areFilesChanged<Stored>(part: FilesPart<Stored>, stored?: Stored): boolean {
  return areChanged(part.chosen.files, asStored(ownImages(part, stored), undefined))
}
