import { listPricing } from '#web/api/pricing.ts'
import type { Api } from '#web/api/request.ts'

/** What the pricing page shows. */
export async function loadPricing(api: Api) {
  return { images: (await listPricing(api)).data }
}
