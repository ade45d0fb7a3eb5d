import type { ReactNode } from 'react'
import type { BuildRates } from '#contract/build-rates.ts'
import type { Design } from '#contract/design.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Served } from '../hydration/served.tsx'
import { placementTrail, type Step } from '../search-engines/list-data.ts'
import { Chips } from './chips.tsx'
import { Gallery } from './gallery.tsx'
import { LoadWhole } from './load-whole.tsx'
import { PriceBlock } from './price-block.tsx'
import { particulars } from './served-parts.ts'
import { Title } from './title.tsx'

interface DesignSheetProps {
  design: Design
  /** The way to where it belongs; to its own category and subcategory without it. */
  placement?: Step[]
  /** What building costs a square foot, where that is shown. */
  rates?: BuildRates | null
  /** How it lies on the visitor's plot. */
  plot?: ReactNode
  /** Where the design stands, and the way back. */
  above?: ReactNode
  /** The way to ask for it. */
  asking?: ReactNode
  /** Below its title block. */
  beside?: ReactNode
  /** After the whole of it. */
  below?: ReactNode
  /** After its particulars. */
  children?: ReactNode
}

/** What a design's page says of the design itself: the picture first, its title block beside it. */
export function DesignSheet({
  design,
  placement = placementTrail(design),
  rates = null,
  plot,
  above,
  asking,
  beside,
  below,
  children,
}: DesignSheetProps) {
  return (
    <div className="page-margins pt-2 pb-20 md:pt-4 md:pb-28 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8">{above}</div>
      <div className="mt-2 grid gap-x-12 gap-y-5 md:mt-4 md:gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <Gallery key={design._id} design={design} />
        </div>
        <div
          className={classNames(
            'min-w-0 lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:flex lg:flex-col lg:justify-end',
            plot ? 'lg:row-span-4' : 'lg:row-span-3',
          )}
        >
          {/* As high as the window between the header and what floats, it stays under the header; a higher one stays once its end is seen. */}
          <div className="lg:sticky lg:bottom-22 lg:min-h-[min(100%,100svh-11.5rem)]">
            <p className="annotation text-ink-soft">{design.code}</p>
            <Title>{design.title}</Title>
            <PriceBlock design={design}>{asking}</PriceBlock>
            <Chips design={design} placement={placement} />
            {beside}
          </div>
        </div>
        {plot}
        <Served
          part={particulars}
          props={{ design, rates }}
          missing={<LoadWhole />}
          key={design.updatedAt + design._id}
          className="min-w-0 empty:hidden max-lg:mt-5 lg:col-span-8"
        />
        {children}
      </div>
      {below}
    </div>
  )
}
