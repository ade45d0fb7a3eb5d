import { z } from 'zod'
import { areaUnits, landUnitNames } from './areas.ts'
import { described, named } from './described.ts'
import { facings } from './house-shown.ts'
import { kinds } from './said/read.ts'
import { type SaySaid, sayUnderstood } from './said/say.ts'
import type { Meanings, Understood } from './said/understood.ts'
import { plotUnits } from './units.ts'

function bound(what: string, example: number | null) {
  return described(z.number().nullable(), `${what}; null where nothing was said of it.`, example)
}

const range = {
  about: bound('About so much', null),
  least: bound('The least', null),
  most: bound('The most', 2_000_000),
}

/** What each kind was understood as, under its own name. */
const values = {
  bedrooms: described(z.int(), 'How many bedrooms.', 3),
  bathrooms: described(z.int(), 'How many bathrooms.', 2),
  plot: described(
    z.object({
      width: described(z.number(), 'The side that was named first, in `unit`.', 30),
      depth: described(z.number(), 'The other side, in `unit`.', 40),
      unit: described(z.enum(plotUnits), 'The unit of both.', 'ft'),
    }),
    'The sides of the plot.',
  ),
  frontage: described(
    z.object({
      length: described(z.number(), 'The side, in `unit`.', 30),
      unit: described(z.enum(plotUnits), 'Its unit.', 'ft'),
    }),
    'The side of the plot along the road.',
  ),
  area: described(
    z.object({
      ...range,
      unit: described(z.enum(areaUnits), 'The unit of the area.', 'sqft'),
      land: described(
        z.enum(landUnitNames),
        'The unit that was said, where it is read as another.',
        'acre',
      ).optional(),
    }),
    'The area.',
  ),
  floors: described(z.int(), 'How many storeys, the ground floor included.', 2),
  facing: described(z.enum(facings), 'The side on which the road lies.', 'E'),
  parking: described(z.int(), 'How many cars must have room.', 2),
  budget: described(z.object(range), 'What a visitor pays, in rupees.'),
  code: described(z.string(), "A design's code.", 'ARC-1001'),
  unwanted: described(z.string(), 'What must not be, as it was typed.', 'parking'),
} satisfies { [Kind in keyof Meanings]: z.ZodType<Meanings[Kind]> }

const spelling = described(z.string(), 'The word that was taken for one that no design says.', 'villa')

export const understanding = named(
  'Understanding',
  'One thing that was understood of a search. What it was understood as stands under the name of its kind.',
  z.object({
    kind: described(z.enum([...kinds, 'spelling']), 'What it is about.', 'bedrooms'),
    words: described(
      z.string(),
      'The words as they were typed; without them the search no longer says it.',
      '3bhk',
    ),
    means: described(z.string(), 'What they were understood as, in words.', '3 bedrooms'),
    ...z.object({ ...values, spelling }).partial().shape,
  }),
)
export type Understanding = z.infer<typeof understanding>

/** As responses say it. @param say in the words of the firm */
export function understandingOf(understood: Understood, say: SaySaid): Understanding {
  const { kind, value, words } = understood
  return { kind, words, means: sayUnderstood(understood, say), [kind]: value }
}
