import { z } from 'zod'
import { limits } from './limits.ts'

const id = z.string({ error: 'Ids must be text' }).transform((value) => value.toLowerCase())

/** The order of a list: the documents it names take the first places, the others follow as they were. */
export const documentOrder = z.object({
  ids: z
    .array(id, { error: 'Ids must be a list' })
    .max(limits.ordered, `At most ${limits.ordered} ids are allowed`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each id may stand once'),
})
