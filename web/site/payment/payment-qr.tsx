import type { Image } from '#contract/file.ts'
import { fileIdOf } from '#contract/file-address.ts'
import { type PaymentRequest, paymentSearch } from '#contract/payment-request.ts'
import { paymentWords } from '#contract/words/payment.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useWords } from '#web/ui/words.ts'
import { ZoomLink } from '#web/ui/zoom-link.tsx'

/** Made from the saved UPI ID. */
const madeUrl = '/payment/qr.svg'

interface PaymentQrProps {
  /** The address of the firm's own picture; '' without one. */
  uploaded: string
  /** What a picture that is made asks for. */
  asked: PaymentRequest | null
}

/** What a UPI app reads off the screen: the uploaded picture, otherwise one made from the UPI ID. Only a made one says an amount. */
export function PaymentQr({ uploaded, asked }: PaymentQrProps) {
  const say = useWords(paymentWords)
  const own = asked ? '' : uploaded
  const image: Image = {
    fileId: own && fileIdOf(own),
    url: own || madeUrl + (asked ? paymentSearch(asked) : ''),
    alt: say('payment.scan.alt'),
    width: 1000,
    height: 1000,
    placeholder: null,
  }
  return (
    <figure data-keep-clear className="w-64 max-w-full justify-self-center md:w-72">
      <ZoomLink
        images={[image]}
        title={say('payment.scan')}
        onWhite
        className="block cursor-zoom-in border border-ink"
      >
        <Picture image={image} sizes="18rem" className="aspect-square w-full bg-[#fff]! object-contain" />
      </ZoomLink>
      <figcaption className="annotation flex items-center justify-between gap-4">
        <span>{say('payment.scan')}</span>
        <a href={image.url} download className="inline-flex min-h-11 items-center ruled-link print:hidden">
          {say('payment.scan.download')}
        </a>
      </figcaption>
    </figure>
  )
}
