import type { Enquiry } from '#contract/enquiry.ts'
import { api } from '#web/api/request.ts'
import { acceptSpam, markAsSpam as mark } from '#web/api/spam.ts'
import { orOnceMore } from '../list/once-more.ts'
import type { WayBack } from '../undo/way-back.ts'

/** Takes an enquiry for spam. @returns how it is the enquiry again that it was */
export async function markAsSpam({ _id }: Pick<Enquiry, '_id'>): Promise<WayBack> {
  const spam = await orOnceMore(() => mark(api, _id))
  return () => orOnceMore(() => acceptSpam(api, spam._id))
}
