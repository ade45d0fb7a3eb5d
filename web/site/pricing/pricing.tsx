import type { PricingImage } from '#contract/pricing.ts'
import { pricingWords } from '#contract/words/pricing.ts'
import { siteWords } from '#contract/words/site.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/ui/words.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { TitledPage } from '../text-pages/titled-page.tsx'
import { PricingGrid } from './pricing-grid.tsx'

/** The price lists as pictures. */
export function Pricing({ images }: { images: PricingImage[] }) {
  const say = useWords({ ...siteWords, ...pricingWords })
  return (
    <TitledPage title={say('pricing.title')}>
      {images.length > 0 ? (
        <PricingGrid images={images} />
      ) : (
        <EmptyState title={say('pricing.empty')} text={say('pricing.empty.lead')}>
          <EnquireButton>{say('site.enquire')}</EnquireButton>
        </EmptyState>
      )}
    </TitledPage>
  )
}
