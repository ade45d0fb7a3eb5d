import type { PricingImage } from '#contract/pricing.ts'
import { pricingWords } from '#contract/words/pricing.ts'
import { siteWords } from '#contract/words/site.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useWords } from '#web/ui/words.ts'
import { ZoomLink } from '#web/ui/zoom-link.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'

const firstScreen = 2

/** The price sheets at their own proportions, each opening as large as the screen. */
export function PricingGrid({ images }: { images: PricingImage[] }) {
  const say = useWords({ ...siteWords, ...pricingWords })
  return (
    <>
      <ul className="gap-x-6 sm:columns-2 xl:columns-3">
        {images.map((image, index) => (
          <li key={image._id} className="mb-8 break-inside-avoid">
            <ZoomLink
              images={images}
              index={index}
              title={say('pricing.title')}
              className="block cursor-zoom-in"
            >
              <Picture
                image={image}
                sizes="(min-width: 1280px) 31vw, (min-width: 640px) 46vw, 92vw"
                eager={index < firstScreen}
                className="h-auto w-full"
              />
            </ZoomLink>
            <p className="annotation flex justify-between gap-4 border-t border-ink py-2">
              <span>{image.alt}</span>
              <span className="shrink-0 text-ink-soft">
                {index + 1} / {images.length}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-t border-ink pt-6">
        <p className="max-w-[50ch] text-lead">{say('pricing.lead')}</p>
        <EnquireButton>{say('site.enquire')}</EnquireButton>
      </div>
    </>
  )
}
