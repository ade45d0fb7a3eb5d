import { z } from 'zod'
import { design, designSummary } from './design.ts'

const set = z.enum(['architecture', 'elevation', 'floor-plan', 'interior', 'trending'])

/** A built-in sample design in a list: a design whose `set` says where it stands in. */
export const sampleSummary = designSummary.extend({ set })
export type SampleSummary = z.infer<typeof sampleSummary>

export const sample = design.extend({ set })
export type Sample = z.infer<typeof sample>
