import { z } from 'zod'
import { described, named } from './described.ts'
import { amount, line } from './fields.ts'
import { facings, vastuAnswers } from './house-shown.ts'
import { limits } from './limits.ts'
import { plotUnits } from './units.ts'

function side(label: string, example: number) {
  return described(
    amount(`Plot ${label}`, limits.house.plotSide)
      .refine((length) => length !== 0, `Plot ${label} must be greater than 0`)
      .default(null),
    `The ${label} of the plot in \`unit\`; null where it is not known.`,
    example,
  )
}

export const plot = named(
  'Plot',
  'The plot that a house was drawn for. Its width lies along the road.',
  z.object(
    {
      width: side('width', 30),
      depth: side('depth', 40),
      unit: described(
        z
          .enum(plotUnits, { error: `Plot unit must be ${plotUnits.slice(0, -1).join(', ')} or yd` })
          .default('ft'),
        'The unit of both: centimetres, inches, metres, feet or yards.',
        'ft',
      ),
    },
    { error: 'Plot must be an object' },
  ),
)
export type Plot = z.infer<typeof plot>

function whole(label: string, most: number, meaning: string, example: number, least = 0) {
  return described(
    z
      .int({ error: `${label} must be a whole number` })
      .min(least, least === 0 ? `${label} must not be negative` : `${label} must be at least ${least}`)
      .max(most, `${label} is too large`)
      .nullable()
      .default(null),
    `${meaning}; null where it is not known.`,
    example,
  )
}

function oneOf<const Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
  meaning: string,
) {
  const error = `${label} must be one of ${options.join(', ')}`
  return described(
    z.enum(options, { error }).nullable().default(null),
    `${meaning}; null where it is not known.`,
    options[0],
  )
}

/** `G`, `G+1` as storeys; anything else as it is. */
export function asStoreys(said: unknown): unknown {
  const upper = typeof said === 'string' && /^g(?:\s*\+\s*(\d{1,3}))?$/i.exec(said.trim())
  return upper ? Number(upper[1] ?? 0) + 1 : said
}

const storeys = whole(
  'Floors',
  limits.house.floors,
  'How many storeys it has, the ground floor included: 1 is G, 2 is G+1. Bodies may say `G+1` too. A stilt floor does not count',
  2,
  1,
)

const fields = {
  plot: described(plot.nullable().default(null), 'The plot that it was drawn for; null where there is none.'),
  bedrooms: whole('Bedrooms', limits.house.rooms, 'How many bedrooms it has', 3),
  bathrooms: whole('Bathrooms', limits.house.rooms, 'How many bathrooms it has', 2),
  floors: storeys,
  stilt: described(
    z.boolean({ error: 'Stilt must be true or false' }).default(false),
    'Whether it stands on a stilt floor, for cars below the ground floor.',
    false,
  ),
  facing: oneOf('Facing', facings, 'The side on which the road lies; `any` where it is drawn for all'),
  parking: whole('Parking', limits.house.parking, 'How many cars it has room for', 1),
  vastu: oneOf('Vastu', vastuAnswers, 'Whether it follows Vastu. Bodies may say true or false too'),
  style: described(
    line('Style', limits.line).default(''),
    'Its style, as architects call it; empty where it is not known.',
    'Contemporary',
  ),
}

/** What a house is: the plot that it was drawn for, its rooms, its storeys. */
export const house = named(
  'House',
  'What a house is. Each part is optional.',
  z.object(fields, { error: 'House must be an object' }),
)
export type House = z.infer<typeof house>

/** Yes and no as an answer on Vastu; anything else as it is. */
function asAnswer(said: unknown): unknown {
  return typeof said === 'boolean' ? (said ? 'yes' : 'no') : said
}

/** As `house`, which says nothing where every part is missing, and takes `G+1` for storeys, true and false for Vastu. */
export const houseInput = z
  .object(
    { ...fields, floors: z.preprocess(asStoreys, storeys), vastu: z.preprocess(asAnswer, fields.vastu) },
    { error: 'House must be an object' },
  )
  .transform(sayingSomething)

/** A house without a part that is known is none. */
export function sayingSomething(said: House): House | null {
  const plotOf = said.plot?.width == null && said.plot?.depth == null ? null : said.plot
  const known = { ...said, plot: plotOf }
  return Object.values(known).some((part) => part !== null && part !== '' && part !== false) ? known : null
}

/** A house of which nothing is known. */
export const unknownHouse: House = house.parse({})
