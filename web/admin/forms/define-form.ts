import type { FieldPath, FieldValues } from 'react-hook-form'
import { z } from 'zod'
import {
  type Field,
  type Fields,
  type FieldsOf,
  type FilesField,
  rulesOf,
  type TypedOf,
  typedFrom,
  type ValuesOf,
} from './field.ts'
import { isSameTyped } from './typed.ts'

/** A form of a document, as `defineForm` makes it. */
export interface FormDefinition<Typed extends FieldValues, Values, Document, FileNames extends string> {
  schema: z.ZodType<Values, Typed>
  /** What the form begins with; a new document begins empty. */
  typedFrom: (document?: Document) => Typed
  compared: ComparedField[]
  /** What can be read from texts, in the order of the fields. */
  readable: ReadableField[]
  /** The fields that the form's rules refuse, by their paths. */
  refusedIn(typed: Typed): ReadonlySet<string>
  files: Record<FileNames, FilesField<Document>>
  /** What an input takes from its field's definition. */
  input: (name: FieldPath<Typed>) => InputProps
}

/** A field that an edit conflict compares, by its path in the form. */
export interface ComparedField {
  path: string
  label: string
  shown?(typed: unknown): string
  /** Whether two say the same, however they are typed. */
  isSame(one: unknown, other: unknown): boolean
}

/** A field that a text can be read into, by its path in the form. */
export interface ReadableField {
  path: string
  label: string
  /** Undefined where the text means nothing. */
  fromText(text: string): unknown
}

export interface InputProps {
  name: string
  label: string
  /** The most characters that it takes. */
  most?: number
}

/**
 * A form of documents that are sent as `Body` and answered as `Document`. Each property of the body has a field, or
 * files, or is named as dealt with elsewhere: whatever a form can change is compared in an edit conflict.
 */
export function defineForm<Body, Document>() {
  return <Own extends Fields, FileNames extends string = never, const Elsewhere extends keyof Body = never>({
    fields,
    files,
    check = (schema) => schema,
  }: {
    fields: Own & FieldsOf<Body, Document, Elsewhere | (FileNames & keyof Body)>
    files: Record<FileNames, FilesField<Document>>
    elsewhere: Elsewhere[]
    /** A rule over several fields. */
    check?: (schema: z.ZodType<ValuesOf<Own>, TypedOf<Own>>) => z.ZodType<ValuesOf<Own>, TypedOf<Own>>
  }): FormDefinition<TypedOf<Own>, ValuesOf<Own>, Document, FileNames> => {
    const own: Own = fields
    const inputs = new Map(inputsOf(own))
    const schema = check(rulesOf(own))
    return {
      schema,
      refusedIn: (typed) => new Set(schema.safeParse(typed).error?.issues.map(({ path }) => path.join('.'))),
      typedFrom: (document) => typedFrom(own, document as object | undefined),
      compared: comparedIn(own),
      readable: readableIn(own),
      files,
      input: (name) => inputs.get(name) ?? missing(name),
    }
  }
}

type Listed = Field<unknown, unknown, never>

function comparedIn(fields: Fields, above = ''): ComparedField[] {
  return Object.entries(fields).flatMap(([name, field]: [string, Listed]) => {
    const path = above + name
    if (field.members && !field.shown) return comparedIn(field.members, `${path}.`)
    const { label, comparedAs = label, shown, isSame = isSameTo(field) } = field
    return { path, label: comparedAs, shown, isSame }
  })
}

function readableIn(fields: Fields, above = ''): ReadableField[] {
  return Object.entries(fields).flatMap(([name, { label, fromText, members }]: [string, Listed]) => {
    const path = above + name
    if (members) return readableIn(members, `${path}.`)
    return fromText ? [{ path, label, fromText }] : []
  })
}

/** What is sent decides: a space too many, or a list that is typed otherwise, is no difference. */
function isSameTo({ rule }: Listed): ComparedField['isSame'] {
  const sent = (typed: unknown) => {
    const { success, data } = rule.safeParse(typed)
    return success ? data : typed
  }
  return (one, other) => isSameTyped(one, other) || isSameTyped(sent(one), sent(other))
}

function inputsOf(fields: Fields, above = ''): [string, InputProps][] {
  return Object.entries(fields).flatMap(([name, { label, rule, members }]): [string, InputProps][] => {
    const path = above + name
    return members ? inputsOf(members, `${path}.`) : [[path, { name: path, label, most: mostOf(rule) }]]
  })
}

function mostOf(rule: unknown): number | undefined {
  if (rule instanceof z.ZodString) return rule.maxLength ?? undefined
  if (rule instanceof z.ZodOptional) return mostOf(rule.unwrap())
  if (rule instanceof z.ZodPipe) return mostOf(rule.in) ?? mostOf(rule.out)
  return undefined
}

function missing(name: string): never {
  throw new Error(`The form has no input ${name}`)
}
