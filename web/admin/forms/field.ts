import { z } from 'zod'
import type { StoredImage } from '../files/form-file.ts'

/** One field of a form: from it come its input's label, its rule, what the form begins with, and its comparison. */
export interface Field<Typed, Value, Stored> {
  /** As it stands above the input. */
  label: string
  /** What is typed, turned into what the contract takes. */
  rule: z.ZodType<Value, Typed>
  /** What the form begins with; a new document has nothing stored. */
  typedFrom: (stored: Stored | undefined) => Typed
  /** What a text, such as a cell of a spreadsheet, means as typed; undefined where it means nothing. */
  fromText?(text: string): Typed | undefined
  /** Its label in an edit conflict, where that is another one. Fields of one label are compared together. */
  comparedAs?: string
  /** How it reads in an edit conflict, where that is not plain. */
  shown?(typed: Typed): string
  /** Whether two say the same, where what the rule makes of them does not tell. */
  isSame?(one: Typed, other: Typed): boolean
  /** The fields that it consists of. Each is compared by itself, unless `shown` makes one of them. */
  members?: Fields
}

export type Fields = Record<string, Field<unknown, unknown, never>>

export type TypedOf<Of extends Fields> = { [Name in keyof Of]: z.input<Of[Name]['rule']> }
export type ValuesOf<Of extends Fields> = { [Name in keyof Of]: z.output<Of[Name]['rule']> }

/** A field for each property of a body, which a stored document repeats, but for those that are dealt with elsewhere. */
export type FieldsOf<Body, Stored, Elsewhere extends keyof Body = never> = {
  [Name in Exclude<keyof Body, Elsewhere>]-?: Field<unknown, Body[Name], Stored[Name & keyof Stored]>
}

/** Files beside the fields, which a form compares and keeps in drafts as it does fields. */
export interface FilesField<Document> {
  label: string
  stored: (document: Document | undefined) => StoredImage[]
  /** What a picture without a text of its own is answered with. */
  standIn: (document: Document | undefined) => string | undefined
}

/** The rules of fields, as one schema. */
export function rulesOf<Of extends Fields>(fields: Of) {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule])
  return z.object(Object.fromEntries(rules)) as unknown as z.ZodType<ValuesOf<Of>, TypedOf<Of>>
}

/** What fields begin with. */
export function typedFrom<Of extends Fields>(fields: Of, stored: object | undefined): TypedOf<Of> {
  const document: Record<string, unknown> = { ...stored }
  const typed = Object.entries(fields).map(([name, field]) => [
    name,
    field.typedFrom(document[name] as undefined),
  ])
  return Object.fromEntries(typed) as TypedOf<Of>
}

/** What `useFiles` begins with. */
export function filesOf<Document>({ stored, standIn }: FilesField<Document>, document: Document | undefined) {
  return { stored: stored(document), standIn: standIn(document) }
}
