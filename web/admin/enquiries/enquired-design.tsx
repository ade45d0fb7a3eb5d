import { designPath } from '#contract/design-path.ts'
import type { AskedDesign, Enquiry } from '#contract/enquiry.ts'
import { formatRupees } from '#contract/prices.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { DesignLink } from './design-link.tsx'

interface EnquiredDesignProps {
  /** What it was when the enquiry came. */
  about: AskedDesign
  /** The design as it is now, while it is. */
  design: Enquiry['design']
}

/** What a visitor asked about. It leads there, for as long as there is somewhere to go. */
export function EnquiredDesign({ about, design }: EnquiredDesignProps) {
  const shown = <Shown about={about} isGone={!design && !about.isSample} />
  const className = 'flex max-w-md items-center gap-4'
  if (design)
    return (
      <DesignLink design={design} className={className}>
        {shown}
      </DesignLink>
    )
  if (!about.isSample) return <div className={className}>{shown}</div>
  return (
    <a href={designPath(about)} target="_blank" rel="noopener" className={className}>
      {shown}
    </a>
  )
}

function Shown({
  about: { code, title, price, image, isSample },
  isGone,
}: {
  about: AskedDesign
  isGone: boolean
}) {
  return (
    <>
      <Picture image={image} alt="" sizes="128px" className="h-24 w-32 shrink-0 object-cover" />
      <span className="min-w-0">
        <span className={classNames('wrap-anywhere', !isGone && 'ruled-link')}>{title}</span>
        <span className="annotation block text-ink-soft">
          {[code, price !== null && formatRupees(price)].filter(Boolean).join(' · ')}
        </span>
        {isSample && <span className="annotation block text-ink-soft">Sample design</span>}
        {isGone && <span className="annotation block text-accent">Design since deleted</span>}
      </span>
    </>
  )
}
