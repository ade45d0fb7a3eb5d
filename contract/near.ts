import { z } from 'zod'
import { described, named } from './described.ts'
import { designSummary } from './design.ts'
import { sampleSummary } from './sample.ts'

/** What a design can miss of what is sought. */
const missKinds = [
  'price',
  'area',
  'bedrooms',
  'bathrooms',
  'floors',
  'parking',
  'facing',
  'plot',
  'picture',
  'color',
  'tag',
  'subcategory',
  'category',
  'words',
] as const

const miss = named(
  'Miss',
  'One thing by which a design misses what is sought.',
  z.object({
    what: described(z.enum(missKinds), 'What it is about.', 'price'),
    amount: described(z.number(), 'By how much, in `unit`; 1 of what is there or is not.', 40_000),
    unit: described(
      z.string(),
      'The unit: INR, sqft, bedrooms, bathrooms, floors, cars, degrees, ft; empty where there is none.',
      'INR',
    ),
    words: described(z.string(), 'The same as people say it.', '₹40,000 over'),
  }),
)
export type Miss = z.infer<typeof miss>

const by = described(z.array(miss), 'Everything by which it misses it.')

export const nearDesign = named(
  'NearDesign',
  'A design just outside of what is sought.',
  z.object({ design: designSummary, by }),
)
export type NearDesign = z.infer<typeof nearDesign>

export const nearSample = named(
  'NearSample',
  'A sample just outside of what is sought.',
  z.object({ design: sampleSummary, by }),
)
export type NearSample = z.infer<typeof nearSample>
