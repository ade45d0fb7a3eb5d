import type { Activity } from '#contract/activity.ts'

/** Where what was changed can be seen; nowhere once it is gone. */
export function subjectAddress({ kind, subject }: Pick<Activity, 'kind' | 'subject'>): string | undefined {
  if (!subject.exists) return undefined
  const addresses: Record<Activity['kind'], string> = {
    design: `/admin/designs/${subject._id}`,
    category: `/admin/categories/${subject._id}/edit`,
    service: `/admin/services/${subject._id}/edit`,
    pricing: '/admin/services?tab=pricing',
    testimonial: `/admin/testimonials/${subject._id}/edit`,
    banner: `/admin/banners/${subject._id}/edit`,
    enquiry: `/admin/enquiries/${subject._id}`,
    settings: '/admin/settings?tab=website',
    account: '/admin/settings?tab=admins',
  }
  return addresses[kind]
}
