import { z } from 'zod'
import { described, named } from './described.ts'
import { design, designSummary } from './design.ts'

const set = described(
  z.enum(['architecture', 'elevation', 'floor-plan', 'interior', 'trending']),
  'Where it stands in for designs of the firm: in the category that began with this slug, or among what is trending.',
  'architecture',
)

export const sampleSummary = named(
  'SampleSummary',
  'A built-in sample design in a list.',
  designSummary.extend({ set }),
)
export type SampleSummary = z.infer<typeof sampleSummary>

export const sample = named('Sample', 'A built-in sample design.', design.extend({ set }))
export type Sample = z.infer<typeof sample>
