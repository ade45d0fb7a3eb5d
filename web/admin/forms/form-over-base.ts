import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Comparison } from './comparison.ts'

/** A form and the version of its document that was typed over. */
export interface FormOverBase<Typed extends FieldValues, Stored> {
  form: Pick<UseFormReturn<Typed>, 'getValues' | 'reset' | 'setError'>
  base: Stored | undefined
  /** What the form held before anything was typed. */
  typedBase: Typed
  /** @param typed what the form held with it, where that is no longer what it would hold now */
  setBase: (stored: Stored, typed?: Typed) => void
  typedFrom: (stored?: Stored) => Typed
  comparisons: Comparison<Typed, Stored>[]
}
