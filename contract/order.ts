import { z } from 'zod'
import { described, named } from './described.ts'
import { limits } from './limits.ts'

const id = z.string({ error: 'Ids must be text' }).transform((value) => value.toLowerCase())

export const documentOrder = named(
  'DocumentOrder',
  'The order of a list: the documents that it names come first, the others follow as they were.',
  z.object({
    ids: described(
      z
        .array(id, { error: 'Ids must be a list' })
        .max(limits.ordered, `At most ${limits.ordered} ids are allowed`)
        .refine((ids) => new Set(ids).size === ids.length, 'Each id may stand once'),
      'Ids in their new order, each once. One that lies in the trash is passed over, one that names nothing is refused with 404.',
      ['6740a1b2c3d4e5f60718293a'],
    ),
  }),
)
