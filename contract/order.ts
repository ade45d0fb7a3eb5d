import { z } from 'zod'
import { described, named } from './described.ts'
import { limits } from './limits.ts'

const id = z.string({ error: 'Ids must be text' }).transform((value) => value.toLowerCase())
const ids = z
  .array(id, { error: 'Ids must be a list' })
  .max(limits.ordered, `At most ${limits.ordered} ids are allowed`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each id may stand once')

export const documentOrder = named(
  'DocumentOrder',
  'The order of a list: the documents that it names come first, the others follow as they were.',
  z.object({
    ids: described(
      ids,
      'Ids in their new order, each once. One that lies in the trash is passed over, one that names nothing is refused with 404.',
      ['6740a1b2c3d4e5f60718293a'],
    ),
    before: described(
      ids.optional(),
      'Ids in the order that was changed. Where they stand otherwise meanwhile, by the order that someone else has put, nothing is stored (409). What is new or gone since makes no difference. Left out, the order is stored whatever was before.',
      ['6740a1b2c3d4e5f60718293a'],
    ),
  }),
)

export type DocumentOrder = z.output<typeof documentOrder>
export type OrderSent = z.input<typeof documentOrder>
