import type { Image } from '#contract/file.ts'
import { fileIdOf } from '#contract/file-address.ts'
import { Picture } from '#web/ui/picture.tsx'
import { ZoomLink } from '#web/ui/zoom-link.tsx'

/** Made from the saved UPI ID. */
const madeUrl = '/payment/qr.svg'

/** What a UPI app reads off the screen: the uploaded picture, otherwise one made from the UPI ID. */
export function PaymentQr({ uploaded }: { uploaded: string }) {
  const image: Image = {
    fileId: uploaded && fileIdOf(uploaded),
    url: uploaded || madeUrl,
    alt: 'QR code to pay by UPI',
    width: 1000,
    height: 1000,
    placeholder: null,
  }
  return (
    <figure className="w-64 justify-self-center md:w-72">
      <ZoomLink
        images={[image]}
        title="Scan to Pay"
        onWhite
        className="block cursor-zoom-in border border-ink"
      >
        <Picture image={image} sizes="18rem" className="aspect-square w-full bg-[#fff]! object-contain" />
      </ZoomLink>
      <figcaption className="annotation flex justify-between gap-4 py-2">
        <span>Scan to Pay</span>
        <a href={image.url} download className="ruled-link">
          Download
        </a>
      </figcaption>
    </figure>
  )
}
