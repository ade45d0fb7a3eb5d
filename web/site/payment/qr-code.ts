import { loadOnServer } from '#web/api/server.ts'
import { getSettings } from '#web/api/settings.ts'
import { qrResponse } from '../qr-code.ts'
import type { Route } from './+types/qr-code.ts'
import { upiLink } from './upi-link.ts'

/** The UPI link as a picture. */
export async function loader({ context }: Route.LoaderArgs) {
  const link = upiLink(await loadOnServer(context, getSettings))
  return link ? qrResponse(link) : new Response(null, { status: 404 })
}
