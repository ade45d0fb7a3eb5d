import type { Design, DesignSummary } from '#contract/design.ts'
import { EnquiryForm } from '../enquiry/form.tsx'
import { placeTrail } from '../list-data.ts'
import { Breadcrumb } from '../sheets/breadcrumb.tsx'
import { BackButton } from './back-button.tsx'
import { Chips } from './chips.tsx'
import { Gallery } from './gallery.tsx'
import { Particulars } from './particulars.tsx'
import { PriceBlock } from './price-block.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { RelatedDesigns } from './related-designs.tsx'
import { Share } from './share.tsx'
import { Title } from './title.tsx'

interface DesignSheetProps {
  design: Design
  related: DesignSummary[] | null
  address: string
}

/** A design: the picture first, its title block beside it, and the way to ask for it. */
export function DesignSheet({ design, related, address }: DesignSheetProps) {
  return (
    <>
      <div className="sheet pt-2 pb-20 md:pt-4 md:pb-28 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <BackButton />
          <Breadcrumb steps={placeTrail(design)} />
        </div>
        <div className="mt-2 grid gap-x-12 gap-y-5 md:mt-4 md:gap-y-10 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8">
            <Gallery key={design._id} design={design} />
          </div>
          <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:row-span-3 lg:row-start-1">
            <div className="lg:sticky lg:top-24">
              <p className="annotation text-ink-soft">{design.code}</p>
              <Title>{design.title}</Title>
              <PriceBlock design={design} />
              <Chips design={design} />
              <Share design={design} address={address} />
            </div>
          </div>
          <div className="min-w-0 empty:hidden max-lg:mt-5 lg:col-span-8">
            <Particulars design={design} />
          </div>
          <section
            id="enquiry"
            aria-labelledby="enquiry-title"
            className="mt-6 min-w-0 scroll-mt-20 lg:col-span-8"
          >
            <h2 id="enquiry-title" className="border-t border-ink pt-4 text-section expanded">
              Send Us a Message
            </h2>
            <p className="annotation mt-3 mb-8 wrap-anywhere text-ink-soft">
              About {design.code} · {design.title}
            </p>
            <div className="far-below">
              <EnquiryForm key={design._id} designId={design._id} />
            </div>
          </section>
        </div>
        <RelatedDesigns designs={related} category={design.category} />
      </div>
      <PrintSheet design={design} address={address} />
    </>
  )
}
