import { z } from 'zod'
import { areaUnits } from './areas.ts'
import { described, describedQuery, named } from './described.ts'
import { designSummary } from './design.ts'
import { choices, isCountable, readFacing, readStoreys, readWhole, tooLarge } from './design-query.ts'
import { countOf, pagination, paging } from './fields.ts'
import { verdicts } from './fit/fit.ts'
import { plotNameUnits } from './fit/plot-name.ts'
import { reasonKinds } from './fit/reasons.ts'
import { facings } from './house-shown.ts'
import { limits } from './limits.ts'

/** What a form sends of a field that was left empty counts as not sent. */
function orEmpty<Value>(schema: z.ZodType<Value>) {
  return z.preprocess((said) => {
    const given = (Array.isArray(said) ? said : [said]).filter(
      (one) => typeof one !== 'string' || one.trim() !== '',
    )
    return given.length > 1 ? given : given[0]
  }, schema)
}

function greaterThanZero(label: string, description: string, example: number) {
  const typed = z
    .string({ error: `${label} must be given once` })
    .transform((said) => said.trim().replaceAll(',', ''))
    .refine((said) => /^-?\d+(\.\d{1,9})?$/.test(said), {
      error: `${label} must be a number`,
      abort: true,
    })
    .transform(Number)
    .refine((number) => number > 0, `${label} must be greater than 0`)
    .refine(isCountable, tooLarge(label))
    .optional()
  return describedQuery(orEmpty(typed), description, example, { type: 'number', minimum: 0 })
}

function unit<const Unit extends string>(
  label: string,
  units: readonly [Unit, ...Unit[]],
  description: string,
) {
  const error = `${label} must be one of ${units.join(', ')}`
  const said = z
    .string({ error })
    .transform((said) => said.trim().toLowerCase())
    .pipe(z.enum(units, { error }))
    .default(units[0] as never)
  return described(orEmpty(said) as unknown as z.ZodType<Unit, string | undefined>, description, units[0])
}

/** What a budget can be for. */
const budgetPurposes = ['drawing', 'building'] as const

export const finderQuery = z.object({
  width: greaterThanZero('Width', 'How wide the plot is along the road, in `unit`.', 30),
  depth: greaterThanZero('Depth', 'How deep the plot is, in `unit`.', 40),
  unit: unit('Unit', plotNameUnits, 'The unit of both.'),
  area: greaterThanZero(
    'Area',
    'The area of the plot in `areaUnit`, where its sides are not given: the usual shape of it is taken, and the others are named.',
    1200,
  ),
  areaUnit: unit('Area unit', areaUnits, 'The unit of the area; a gaj is a square yard, a cent 435.6 sq ft.'),
  facing: described(
    orEmpty(readFacing.optional()),
    'The side of the plot on which the road lies; without it, or `any`, it does not matter.',
    'E',
  ),
  bedrooms: describedQuery(
    orEmpty(choices(readWhole('Bedrooms'), '', [])),
    'Houses with so many bedrooms. It may be repeated, and one of them must match.',
    [3],
    { type: 'array', items: { type: 'integer' } },
  ),
  floors: describedQuery(
    orEmpty(choices(readStoreys, '', [])),
    'Houses with so many storeys, the ground floor included: 2 or `G+1`. It may be repeated, and one of them must match.',
    ['2'],
    { type: 'array', items: { type: 'string' } },
  ),
  budget: greaterThanZero('Budget', 'The most that a visitor pays, in rupees.', 200_000),
  budgetFor: unit(
    'Budget for',
    budgetPurposes,
    'What the budget pays for: the drawing, at its price, or building, at the least that it costs by the rates of the firm. Where the firm has set none, `building` is refused.',
  ),
  q: described(
    z
      .string({ error: 'q must be given once' })
      .max(limits.finder.words, `Say the plot in at most ${limits.finder.words} characters`)
      .optional(),
    'All of it as people type it: `30 40 east`, `100 gaj 3 bhk`. What is said by a parameter of its own counts instead.',
    '30 40 east',
  ),
  ...paging,
})
export type FinderQuery = z.infer<typeof finderQuery>

const length = (description: string, example: number) =>
  described(z.number(), `${description}, in metres.`, example)
const sides = (name: string, description: string, of: string, examples: [number, number, number, number]) =>
  named(
    name,
    description,
    z.object({
      front: length(`${of} the road`, examples[0]),
      back: length(`${of} the back`, examples[1]),
      left: length(`${of} the left side, seen from the road`, examples[2]),
      right: length(`${of} the right side, seen from the road`, examples[3]),
    }),
  )

const reason = named(
  'FitReason',
  'One thing that keeps a design from fitting.',
  z.object({
    what: described(z.enum(reasonKinds), 'What it is about.', 'width'),
    amount: described(z.number(), 'By how much it is outside, in `unit`.', 0.4),
    unit: described(z.string(), 'The unit: m, degrees, bedrooms, floors, INR, % or sqft.', 'm'),
    words: described(z.string(), 'The same as people say it.', '0.4 m too wide'),
  }),
)

const designFit = named(
  'DesignFit',
  'How a design lies on the plot.',
  z.object({
    verdict: described(
      z.enum(verdicts),
      '`fits` as drawn, `fits-turned` by a quarter, `fits-mirrored` as its mirror image; or it is only `near`.',
      'fits',
    ),
    by: described(z.array(reason), 'What keeps it from fitting; nothing where it fits.'),
    plot: named(
      'FitPlot',
      'The plot; its width lies along the road.',
      z.object({
        width: length('Its width', 9.144),
        depth: length('Its depth', 12.192),
        facing: described(
          z.enum(facings).nullable(),
          'The side on which the road lies; null where it is not known.',
          'E',
        ),
      }),
    ),
    setbacks: sides('FitSetbacks', 'What has to stay free.', 'From', [3, 0, 0, 0]),
    footprint: named(
      'FitFootprint',
      'The house as it lies on the plot.',
      z.object({
        width: length('Along the road', 7.5),
        depth: length('From front to back', 9),
        turned: described(z.boolean(), 'Whether it is turned by a quarter.', false),
        mirrored: described(z.boolean(), 'Whether it is its mirror image.', false),
        front: described(
          z.enum(['front', 'left', 'right']),
          'The side of the plot that its front looks to.',
          'front',
        ),
      }),
    ),
    margins: sides(
      'FitMargins',
      'What stays free; with the footprint it adds up to the plot. Less than nothing where the house is larger than the plot.',
      'From the house to',
      [3, 0.192, 0.822, 0.822],
    ),
  }),
)
export type DesignFit = z.infer<typeof designFit>

const shape = named(
  'PlotShape',
  'The sides of a plot.',
  z.object({
    width: described(z.number(), 'Its width along the road, in `unit`.', 30),
    depth: described(z.number(), 'Its depth, in `unit`.', 40),
    unit: described(z.enum(plotNameUnits), 'The unit of both.', 'ft'),
  }),
)
export type PlotShape = z.infer<typeof shape>

const understoodPart = named(
  'FinderPart',
  'One thing that was read from the query.',
  z.object({
    kind: described(
      z.enum(['plot', 'facing', 'bedrooms', 'floors', 'budget']),
      'What it is about.',
      'facing',
    ),
    means: described(z.string(), 'What it was understood as, in words.', 'east'),
    without: described(
      z.string().nullable(),
      'What `q` says without it; null where a parameter of its own says it.',
      '30 40',
    ),
  }),
)
export type FinderPart = z.infer<typeof understoodPart>

const finderUnderstood = named(
  'FinderUnderstood',
  'What was read from the query.',
  z.object({
    plot: described(shape, 'The plot that was taken.'),
    shapes: described(
      z.array(shape),
      'The usual shapes of the area that was given, of which the first was taken; empty where the sides were given.',
    ),
    facing: described(
      z.enum(facings).nullable(),
      'The side on which the road lies; null where nothing was said.',
      'E',
    ),
    bedrooms: described(z.array(z.int()), 'How many bedrooms were asked for.', [3]),
    floors: described(z.array(z.int()), 'How many storeys were asked for.', [2]),
    budget: described(z.number().nullable(), 'The budget in rupees; null where none was said.', 200_000),
    budgetFor: described(z.enum(budgetPurposes), 'What the budget pays for.', 'drawing'),
    rest: described(z.string(), 'What of `q` was not understood.', ''),
    words: described(z.array(z.string()), 'What was understood, as people say it.', [
      'plot 30 × 40 ft',
      'east',
    ]),
    parts: described(z.array(understoodPart), 'The same, each thing with what the query is without it.'),
    notCompared: described(
      z.array(z.string()),
      'What of `q` was read and is not compared, as people say it; the search of designs finds by it.',
      ['2 bathrooms'],
    ),
  }),
)
export type FinderUnderstood = z.infer<typeof finderUnderstood>

const found = named(
  'FinderDesign',
  'A design as lists show it, and how it lies on the plot.',
  designSummary.extend({ fit: designFit }),
)
export type FoundDesign = z.infer<typeof found>

export const finderAnswer = z.object({
  success: described(z.literal(true), 'Always true.', true),
  data: described(
    z.array(found),
    'Those that fit, the ones that use most of the plot first; after them those that nearly do, the nearest first.',
  ),
  pagination,
  exact: countOf('How many fit.', 12),
  near: countOf(`How many more nearly fit; at most ${limits.finder.near}.`, 3),
  understood: finderUnderstood,
})
