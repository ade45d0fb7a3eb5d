import { enquiryCreate } from '#contract/enquiry.ts'
import { limits } from '#contract/limits.ts'

/** What a form said, whatever it is worth: each field as text. */
export type Said = Record<Field, string> & { website: string; filledInMs: number | undefined }

type Field = keyof typeof enquiryCreate.shape
const fields = Object.keys(enquiryCreate.shape) as Field[]

/** What is kept of a field that has no end. */
const mostCharacters = limits.enquiry.requirement

/** @param form a body of any kind */
export function saidIn(form: unknown): Said {
  const given = (typeof form === 'object' && form !== null ? form : {}) as Record<string, unknown>
  const textOf = (name: string) => {
    const value = given[name]
    return typeof value === 'string' ? value.slice(0, mostCharacters).replaceAll('\0', '').toWellFormed() : ''
  }
  const { filledInMs } = given
  return {
    ...(Object.fromEntries(fields.map((name) => [name, textOf(name)])) as Record<Field, string>),
    website: textOf('website'),
    filledInMs: typeof filledInMs === 'number' && filledInMs >= 0 ? filledInMs : undefined,
  }
}

/** What of it would be stored as an enquiry. */
export function fieldsOf(said: Record<Field, string>): Record<Field, string> {
  return Object.fromEntries(fields.map((name) => [name, said[name]])) as Record<Field, string>
}
