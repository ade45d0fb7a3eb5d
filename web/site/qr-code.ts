import { qrSvg } from '#web/ui/qr-svg.ts'

/** A QR code of the text as the answer of an address: browsers get the picture, not what draws it. */
export function qrResponse(text: string): Response {
  return new Response(qrSvg(text), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' },
  })
}
