import type { Restored, TrashKind } from '#contract/trash.ts'
import type { Deleted } from '#web/api/answers.ts'
import { deleteBanner } from '#web/api/banners.ts'
import { deleteDesign } from '#web/api/change-designs.ts'
import { deleteTestimonial } from '#web/api/change-testimonials.ts'
import { deleteEnquiry } from '#web/api/enquiries.ts'
import { deleteCategory } from '#web/api/kept-categories.ts'
import { deletePricing } from '#web/api/pricing.ts'
import type { Api } from '#web/api/request.ts'
import { deleteService } from '#web/api/services.ts'
import { orOnceMore } from '../list/once-more.ts'

const deleting: Record<TrashKind, (api: Api, id: string) => Promise<Deleted>> = {
  design: deleteDesign,
  category: deleteCategory,
  service: deleteService,
  testimonial: deleteTestimonial,
  banner: deleteBanner,
  pricing: deletePricing,
  enquiry: deleteEnquiry,
}

/** What has become of it, as a summary says it. */
export const deletedAgain = 'moved to the trash again'

/** Takes a restoration back: the document is deleted once more, and lies in the trash as long as any that is deleted now. */
export function deleteAgain(api: Api, { _id, kind }: Pick<Restored, '_id' | 'kind'>): Promise<unknown> {
  return orOnceMore(() => deleting[kind](api, _id))
}

/** A category is deleted once its designs are. */
export function deletedAfter({ kind }: Pick<Restored, 'kind'>): number {
  return kind === 'category' ? 1 : 0
}
