import type { PricingImage } from '#contract/pricing.ts'
import { pricingWords } from '#contract/words/pricing.ts'
import { siteWords } from '#contract/words/site.ts'
import { Picture, ratioOf } from '#web/ui/picture.tsx'
import { PriceTable } from '#web/ui/price-table.tsx'
import { useWords } from '#web/ui/words.ts'
import { ZoomLink } from '#web/ui/zoom-link.tsx'
import { justified, type NamedRoom } from '../design-cards/justified-rows.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'

const firstScreen = 2

/** Fewer in a row than designs: a price list is read. */
const rooms: NamedRoom[] = [
  { name: '--narrow', from: 35, to: 50, fullness: 1.5 },
  { name: '--middle', from: 50, to: 70, fullness: 1.7 },
  { name: '--wide', from: 70, to: 92, fullness: 2.2 },
]

/** The price sheets in rows of one height, at their own proportions, each opening as large as the screen, and in words below. */
export function PricingGrid({ images }: { images: PricingImage[] }) {
  const say = useWords({ ...siteWords, ...pricingWords })
  const sheets = justified(images.map(ratioOf), rooms)
  return (
    <div className="@container">
      <ul className="flex flex-wrap gap-x-6 gap-y-8">
        {images.map((image, index) => (
          <li key={image._id} className="justified-card break-inside-avoid" style={sheets[index]?.style}>
            <ZoomLink
              images={images}
              index={index}
              title={say('pricing.title')}
              className="block cursor-zoom-in"
            >
              <Picture
                image={image}
                sizes={sheets[index]?.sizes ?? ''}
                eager={index < firstScreen}
                className="h-auto w-full @min-[35rem]:max-h-[85svh]"
              />
            </ZoomLink>
            <p className="annotation flex justify-between gap-4 border-t border-ink py-2">
              <span>{image.alt}</span>
              <span data-keep-clear className="shrink-0 text-ink-soft">
                {index + 1} / {images.length}
              </span>
            </p>
            <PriceTable
              {...image}
              caption={image.alt}
              heads={{ item: say('pricing.item'), price: say('pricing.price') }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-t border-ink pt-6">
        <p className="max-w-[50ch] text-lead">{say('pricing.lead')}</p>
        <EnquireButton>{say('site.enquire')}</EnquireButton>
      </div>
    </div>
  )
}
