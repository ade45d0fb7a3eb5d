import type { FieldErrors } from 'react-hook-form'

/** The message of a field's error; of a list's first entry that has one. */
export function errorMessage(error: FieldErrors[string] | unknown[] | undefined): string | undefined {
  if (!error) return undefined
  if (Array.isArray(error)) return errorMessage(error.find(Boolean))
  return typeof error.message === 'string' ? error.message : undefined
}
