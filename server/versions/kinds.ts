import type { z } from 'zod'
import type { VersionedKind } from '#contract/version.ts'
import { editableBanners } from '../banners/editable.ts'
import { editableCategories } from '../categories/editable.ts'
import { editableDesigns } from '../designs/editable.ts'
import { editableEnquiries } from '../enquiries/editable.ts'
import { editablePricingImages } from '../pricing/editable.ts'
import { editableServices } from '../services/editable.ts'
import { editableSettings } from '../settings/editable.ts'
import { editableTestimonials } from '../testimonials/editable.ts'
import type { Editable } from './editable.ts'

// biome-ignore lint/suspicious/noExplicitAny: kinds differ in their documents.
export type AnyEditable = Editable<any, z.ZodObject>

/** Every kind of document that can be edited, and of which earlier versions are kept. */
export const editables = {
  design: editableDesigns,
  category: editableCategories,
  service: editableServices,
  pricing: editablePricingImages,
  testimonial: editableTestimonials,
  banner: editableBanners,
  enquiry: editableEnquiries,
  settings: editableSettings,
} satisfies { [Kind in VersionedKind]: AnyEditable & { kind: Kind } }

export function editableOf(kind: VersionedKind): AnyEditable {
  return editables[kind]
}
