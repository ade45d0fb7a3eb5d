import { z } from 'zod'
import { type BuildRates, buildRates } from '#contract/build-rates.ts'
import { formatRupees } from '#contract/prices.ts'
import type { Settings, SettingsUpdate } from '#contract/settings.ts'
import { defineForm } from '../forms/define-form.ts'
import type { FieldsOf } from '../forms/field.ts'
import { group, text } from '../forms/field-kinds.ts'

const { shape } = buildRates
const figure = z.string().transform((typed) => (typed.trim() === '' ? null : Number(typed)))
const typedRate = z.object({ name: z.string(), from: figure, to: figure })
type TypedRate = z.input<typeof typedRate>

/** A finish as it begins: nothing typed yet. */
export const emptyRate: TypedRate = { name: '', from: '', to: '' }

const rates = {
  label: 'Rates',
  rule: z.array(typedRate).pipe(shape.rates as unknown as z.ZodType<BuildRates['rates'], TypedValues>),
  typedFrom: (stored: BuildRates['rates'] = []): TypedRate[] =>
    stored.map(({ name, from, to }) => ({ name, from: String(from), to: String(to) })),
  shown: (typed: TypedRate[]) =>
    typed.map(({ name, from, to }) => `${name} ${rupeesOf(from)} to ${rupeesOf(to)}`).join(', '),
}

type TypedValues = z.output<typeof typedRate>[]

const asOf = {
  label: 'Rates as of',
  rule: z
    .string()
    .transform((typed) => typed || null)
    .pipe(shape.asOf),
  typedFrom: (stored: string | null = null) => stored ?? '',
}

const fields = {
  rates,
  asOf,
  excludes: text('Not in these rates', shape.excludes),
} satisfies FieldsOf<NonNullable<SettingsUpdate['buildRates']>, BuildRates>

/** The form of what building costs. */
export const buildRatesForm = defineForm<Pick<SettingsUpdate, 'buildRates' | 'updatedAt'>, Settings>()({
  fields: { buildRates: group('Cost of building', fields) },
  files: {},
  elsewhere: ['updatedAt'],
})

export type BuildRatesTyped = z.input<typeof buildRatesForm.schema>

function rupeesOf(typed: string): string {
  return typed === '' ? '—' : formatRupees(Number(typed))
}
