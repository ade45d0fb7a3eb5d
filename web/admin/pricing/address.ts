/** The list of the pricing images. */
export const pricingList = '/admin/services?tab=pricing'

/** The form of a pricing image. */
export function pricingPage(id: string): string {
  return `/admin/services/pricing/${id}/edit`
}
