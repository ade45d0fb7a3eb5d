import type { Api } from '#web/api/request.ts'
import { getSettings } from '#web/api/settings.ts'

/** What the payment page shows. */
export async function loadPayment(api: Api) {
  const { websiteName, paymentSettings } = await getSettings(api)
  return { websiteName, paymentSettings }
}
