import { z } from 'zod'
import { described, named } from './described.ts'
import { designSummary } from './design.ts'

export const designNeighbours = named(
  'DesignNeighbours',
  'The designs on either side of one, among those of its category that visitors see, the newest first.',
  z.object({
    previous: described(designSummary.nullable(), 'The one before it, which is newer; null of the newest.'),
    next: described(designSummary.nullable(), 'The one after it, which is older; null of the oldest.'),
  }),
)
export type DesignNeighbours = z.infer<typeof designNeighbours>
