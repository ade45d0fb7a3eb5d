import { qrSvg } from '#web/ui/qr-svg.ts'

/** What an authenticator app scans. */
export function QrPicture({ text }: { text: string }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(qrSvg(text))}`
  return <img src={picture} alt="QR code for the authenticator app" className="size-full" />
}
