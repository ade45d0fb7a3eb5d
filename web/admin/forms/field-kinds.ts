import { z } from 'zod'
import { nameKey } from '#contract/identity.ts'
import { entriesIn, listed } from '#contract/listed.ts'
import { type Field, type Fields, rulesOf, type TypedOf, typedFrom, type ValuesOf } from './field.ts'

type Reading<Typed> = Pick<Field<Typed, unknown, unknown>, 'comparedAs' | 'shown'>

/** A line, or several. */
export function text<Value extends string | undefined>(
  label: string,
  rule: z.ZodType<Value, string | undefined>,
  reading: Reading<string> = {},
): Field<string, Value, string> {
  return {
    label,
    rule: typedAs(z.string(), rule),
    typedFrom: (stored = '') => stored,
    fromText: (text) => text,
    ...reading,
  }
}

/** A number; an empty input is none. */
export function number<Value extends number | null | undefined>(
  label: string,
  rule: z.ZodType<Value, number | null | undefined>,
  reading: Reading<string> = {},
): Field<string, Value, number | null> {
  const figure = z.string().transform((typed) => (typed.trim() === '' ? null : Number(typed)))
  return {
    label,
    rule: typedAs(figure, rule),
    typedFrom: (stored) => String(stored ?? ''),
    fromText: plainFigure,
    ...reading,
  }
}

/** '₹24,00,000' as 2400000. What is no figure, or has a comma in the place of a point, is left to the contract's rule. */
function plainFigure(text: string): string {
  const figure = text.replace(/[₹\s]/g, '')
  return /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(figure) ? figure.replaceAll(',', '') : figure
}

/** Several texts, typed as one. */
function together(joined: (texts: string[]) => string, parted: (typed: string) => string[]) {
  return <Value extends string[] | undefined>(
    label: string,
    rule: z.ZodType<Value, string[] | undefined>,
  ): Field<string, Value, string[]> => {
    const entries = z.string().transform(parted)
    return {
      label,
      rule: typedAs(entries, rule),
      typedFrom: (stored = []) => joined(stored),
      fromText: (text) => text,
    }
  }
}

/** One text on each line. */
export const lines = together(
  (texts) => texts.join('\n'),
  (typed) => typed.split('\n'),
)
/** Texts with commas between them; one that has a comma stands in quotation marks. */
export const commaList = together(listed, (typed) => entriesIn(typed, ','))

/** Several texts, each chosen by itself. */
export function list<Value extends string[] | undefined>(
  label: string,
  rule: z.ZodType<Value, string[] | undefined>,
): Field<string[], Value, string[]> {
  return {
    label,
    rule: typedAs(z.array(z.string()), rule),
    typedFrom: (stored = []) => stored,
    fromText: (text) => entriesIn(text, ',;\n'),
  }
}

/**
 * What is typed to be added to a list of the same form. It is no part of what is sent: what was typed and not added would be
 * lost, and is refused.
 * @param notAdded what is said of it
 */
export function entry(label: string, notAdded: string): Field<string, undefined, undefined> {
  const rule = z.string().refine((typed) => typed.trim() === '', notAdded)
  return { label, rule: rule.transform(() => undefined), typedFrom: () => '' }
}

/** A switch. @param initially how it stands on a new document */
export function flag(label: string, initially = false): Field<boolean, boolean, boolean> {
  return { label, rule: z.boolean(), typedFrom: (stored = initially) => stored, fromText: yesOrNo }
}

function yesOrNo(text: string): boolean | undefined {
  if (/^(yes|y|true|1)$/i.test(text)) return true
  return /^(no|n|false|0|)$/i.test(text) ? false : undefined
}

/** One of a few options, which a new document begins with the first of. */
export function choice<Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
  reading: Reading<Option> = {},
): Field<Option, Option, Option> {
  const [first] = options
  return {
    label,
    rule: z.enum(options),
    typedFrom: (stored = first) => stored,
    fromText: (text) => optionCalled(text, options, reading.shown),
    ...reading,
  }
}

/** Which of the options a text says, or names as people read it. */
function optionCalled<Option extends string>(
  text: string,
  options: readonly Option[],
  nameOf: (option: Option) => string = (option) => option,
): Option | undefined {
  const key = nameKey(text)
  return options.find((option) => [option, nameOf(option)].some((name) => nameKey(name) === key))
}

/** One of a few options, or none, which a new document begins with. */
export function option<Option extends string>(
  label: string,
  options: readonly Option[],
  names: Record<Option, string>,
): Field<Option | '', Option | null, Option | null> {
  const rule = z.enum(['', ...options]).transform((typed) => (typed === '' ? null : (typed as Option)))
  return {
    label,
    rule: rule as unknown as z.ZodType<Option | null, Option | ''>,
    typedFrom: (stored) => stored ?? '',
    fromText: (text) => (text === '' ? '' : optionCalled(text, options, (option) => names[option])),
    shown: (typed) => (typed === '' ? '' : (names[typed] ?? typed)),
  }
}

/** Another document, chosen from a list. @param keyOf what the contract names it by */
export function reference<Value extends string | undefined, Stored>(
  label: string,
  rule: z.ZodType<Value, string | undefined>,
  keyOf: (stored: Stored) => string,
  reading: Reading<string | undefined> = {},
): Field<string | undefined, Value, Stored> {
  // A disabled select holds undefined.
  const key = z.string().default('')
  return {
    label,
    rule: typedAs(key, rule),
    typedFrom: (stored) => (stored === undefined ? '' : keyOf(stored)),
    // What stands for the name is found by whoever knows the documents.
    fromText: (text) => text,
    ...reading,
  }
}

/** Fields that the contract puts into one property. */
export function group<Members extends Fields>(
  label: string,
  members: Members,
): Field<TypedOf<Members>, ValuesOf<Members>, object | null> {
  return {
    label,
    members,
    rule: rulesOf(members),
    typedFrom: (stored) => typedFrom(members, stored ?? undefined),
  }
}

/** The contract's rule over what a typed value means. A rule that takes more than that value takes the value too. */
function typedAs<Meant, Typed, Value>(
  typed: z.ZodType<Meant, Typed>,
  rule: z.ZodType<Value>,
): z.ZodType<Value, Typed> {
  return typed.pipe(rule as z.ZodType<Value, Meant>)
}
