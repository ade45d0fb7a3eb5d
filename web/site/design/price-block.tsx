import type { Design } from '#contract/design.ts'
import { formatRupees, percentOff } from '#contract/prices.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatArea, formatDimensions } from '../measures.ts'

/** The sheet's title block: what the design costs, how large it is, and the way to ask for it. */
export function PriceBlock({ design }: { design: Design }) {
  const size = design.dimensions && formatDimensions(design.dimensions)
  return (
    <div className="mt-6 border-t-2 border-ink">
      <PriceLine design={design} />
      <dl className="annotation">
        <Line term="Code" text={design.code} />
        {design.area !== null && <Line term="Area" text={formatArea(design.area)} />}
        {size && <Line term="Size" text={size} />}
      </dl>
      <ButtonLink to="#enquiry" className="mt-5 w-full">
        Enquire about this design
      </ButtonLink>
    </div>
  )
}

function PriceLine({ design: { basePrice, discountPrice } }: { design: Design }) {
  if (discountPrice === null) {
    return (
      <p
        className={`border-b border-hairline py-4 expanded ${basePrice === null ? 'text-title' : 'text-section'}`}
      >
        <span data-keep-clear>{basePrice === null ? 'Contact for pricing' : formatRupees(basePrice)}</span>
      </p>
    )
  }
  const percent = percentOff({ basePrice, discountPrice })
  return (
    <p data-keep-clear className="border-b border-hairline py-4">
      <span className="sr-only">now </span>
      <span className="block text-section expanded">{formatRupees(discountPrice)}</span>
      {basePrice !== null && (
        <span className="mt-1 flex items-baseline gap-3">
          <del className="text-ink-soft">
            <span className="sr-only">was </span>
            {formatRupees(basePrice)}
          </del>
          {percent !== null && <span className="font-medium text-laterite">{`${percent}% off`}</span>}
        </span>
      )}
    </p>
  )
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-hairline py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
