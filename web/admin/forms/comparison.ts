import { type FieldPath, type FieldValues, get } from 'react-hook-form'
import { areChanged, asStored, type FormFile, ownAlt, type StoredImage } from '../files/form-file.ts'
import type { FormFiles } from '../files/use-files.ts'
import type { FormDefinition } from './define-form.ts'
import type { FilesField } from './field.ts'

/** What a person compares as one in two versions of a document: a field or some that belong together, and their files. */
export interface Comparison<Typed extends FieldValues, Stored> {
  label: string
  names: FieldPath<Typed>[]
  /** What the API calls it. */
  fields: string[]
  /** @param document what that was typed from, where it is stored */
  shown: (typed: Typed, document?: Stored) => string
  /** Whether two contents say the same here, files aside. */
  isSame: (one: Typed, other: Typed) => boolean
  files?: ComparedFiles<Stored>
}

export interface ComparedFiles<Stored> extends FilesField<Stored> {
  chosen: FormFiles
}

/** How some fields read, where their definitions cannot know: a chosen document's name, by its id. */
export type Readings<Typed extends FieldValues, Stored> = {
  [Name in keyof Typed]?: (typed: Typed[Name], document?: Stored) => string
}

interface FormContents<Typed extends FieldValues, Stored, FileNames extends string> {
  /** The files that the form shows. */
  chosen: Record<FileNames, FormFiles>
  /** What a new document begins as a copy of. */
  model?: Stored
  readings?: Readings<Typed, Stored>
}

/** Every comparison of a form, in the order of its fields; its files come last. */
export function comparisonsOf<Typed extends FieldValues, Stored, FileNames extends string>(
  { compared, files }: Pick<FormDefinition<Typed, unknown, Stored, FileNames>, 'compared' | 'files'>,
  { chosen, model, readings = {} }: FormContents<Typed, Stored, FileNames>,
): Comparison<Typed, Stored>[] {
  const fileNames = Object.keys(files) as FileNames[]
  const labels = new Set([...compared, ...fileNames.map((name) => files[name])].map(({ label }) => label))
  return [...labels].map((label) => {
    const fields = compared.filter((field) => field.label === label)
    const fileName = fileNames.find((name) => files[name].label === label)
    return {
      label,
      names: fields.map(({ path }) => path as FieldPath<Typed>),
      // Where a field names a file, the file is compared beside it.
      fields: fields.length > 0 || !fileName ? fields.map(({ path }) => path) : [fileName],
      shown: (typed, document) =>
        fields
          .map(({ path, shown = readings[path] ?? shownValue }) => shown(get(typed, path), document))
          .filter(Boolean)
          .join(' · '),
      isSame: (one, other) => fields.every(({ path, isSame }) => isSame(get(one, path), get(other, path))),
      files: fileName && {
        label,
        chosen: chosen[fileName],
        stored: (document = model) => files[fileName].stored(document),
        standIn: (document = model) => files[fileName].standIn(document),
      },
    }
  })
}

/** A field's value as it reads. */
export function shownValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  return String(value ?? '').trim()
}

/** Whether two contents that began as the same changed one comparison to different values. */
export function conflictsIn<Typed extends FieldValues>(
  comparisons: Pick<Comparison<Typed, never>, 'isSame'>[],
  from: Typed,
  one: Typed,
  other: Typed,
): boolean {
  return comparisons.some(({ isSame }) => !isSame(one, from) && !isSame(other, from) && !isSame(one, other))
}

/** The files of a document, each with its own text alone. */
export function ownImages<Stored>({ stored, standIn }: FilesField<Stored>, document?: Stored): StoredImage[] {
  return stored(document).map((image) => ({ ...image, alt: ownAlt(image, standIn(document)) }))
}

/** The files of a document, as its form begins with them. */
export function initialFiles<Stored>(files: FilesField<Stored>, document?: Stored): FormFile[] {
  return asStored(ownImages(files, document), undefined)
}

/** Whether the form shows other files than the document, in another order or with other texts. */
export function areFilesChanged<Stored>(files: ComparedFiles<Stored>, document?: Stored): boolean {
  return areChanged(files.chosen.files, initialFiles(files, document))
}
