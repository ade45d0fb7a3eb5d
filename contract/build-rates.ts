import { z } from 'zod'
import { described, named } from './described.ts'
import { requiredLine, text } from './fields.ts'
import { nameKey } from './identity.ts'
import { limits } from './limits.ts'

const most = limits.buildRates

function rupees(label: string, description: string, example: number) {
  const error = `${label} must be greater than 0, and at most ${most.rate}`
  return described(
    z
      .number({ error: ({ input }) => `${label} ${input == null ? 'is required' : 'must be a number'}` })
      .gt(0, error)
      .max(most.rate, error),
    description,
    example,
  )
}

const buildRate = named(
  'BuildRate',
  'What building in one finish costs.',
  z
    .object(
      {
        name: described(requiredLine('Finish', most.name), 'The finish.', 'Standard'),
        from: rupees('The least', 'The least, in rupees a square foot.', 1900),
        to: rupees('The most', 'The most, in rupees a square foot.', 2300),
      },
      { error: 'A rate must be an object' },
    )
    .refine(({ from, to }) => from <= to, {
      error: 'The most must not be less than the least',
      path: ['to'],
    }),
)

const rates = z
  .array(buildRate, { error: 'Rates must be a list' })
  .max(most.finishes, `At most ${most.finishes} finishes are allowed`)
  .check(({ value, issues }) => {
    const names = value.map(({ name }) => nameKey(name))
    names.forEach((name, index) => {
      if (names.indexOf(name) === index) return
      const message = 'This finish stands there already'
      issues.push({ code: 'custom', message, path: [index, 'name'], input: value[index]?.name })
    })
  })

const fields = {
  asOf: described(
    z.iso
      .date({
        error: ({ input }) => `Date ${input == null ? 'is required' : 'must be a day like 2026-11-21'}`,
      })
      .nullable(),
    'The day that the rates are of; null where it is not said.',
    '2026-11-01',
  ),
  excludes: described(
    text('What is left out', most.excludes),
    'What the rates leave out, as the site says it; empty where nothing is said.',
    'land, approvals, compound wall, furniture',
  ),
  rates: described(rates, 'By finish, in the order in which they are shown; none where nothing is shown.'),
}

const isObject = { error: 'Build rates must be an object' }

export const buildRates = named(
  'BuildRates',
  'What building costs, by finish, as the firm estimates it. From it and its area follows what each design says.',
  z.object(fields, isObject),
)
export type BuildRates = z.infer<typeof buildRates>

export const buildRatesUpdate = named(
  'BuildRatesUpdate',
  'What is to change of the rates; a list of them takes the place of the whole list before.',
  z.object(fields, isObject).partial(),
)

/** Until the firm sets rates nothing is shown. */
export const buildRatesDefaults: BuildRates = { asOf: null, excludes: '', rates: [] }
