import { readPaymentRequest } from '#contract/payment-request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { getSettings } from '#web/api/settings.ts'
import { qrResponse } from '../qr-code.ts'
import type { Route } from './+types/qr-code.ts'
import { upiLink } from './upi-link.ts'

/** The UPI link as a picture, with what is asked for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const link = upiLink(await loadOnServer(context, getSettings), readPaymentRequest(url.searchParams))
  return link ? qrResponse(link) : new Response(null, { status: 404 })
}
