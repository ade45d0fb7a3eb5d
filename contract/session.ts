import { z } from 'zod'
import { described, named } from './described.ts'
import { id, moment } from './fields.ts'

export const session = named(
  'Session',
  'A session of the own account.',
  z.object({
    _id: id,
    device: described(
      z.string(),
      'Browser and system; empty where they are not known.',
      'Firefox on Windows',
    ),
    address: described(
      z.string(),
      'From which network address it began, of IPv6 the /64; empty where it is not known.',
      '203.0.113.9',
    ),
    createdAt: moment('When it began', '2026-11-20T05:10:00.000Z'),
    lastUsedAt: moment('When it was used last, to the minute', '2026-11-21T08:35:00.000Z'),
    isCurrent: described(z.boolean(), 'Whether it is the one that this call was made with.', true),
  }),
)
export type Session = z.infer<typeof session>
