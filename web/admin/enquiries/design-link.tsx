import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { designPath } from '#contract/design-path.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useMay } from '../session/use-may.ts'

interface DesignLinkProps {
  design: NonNullable<Enquiry['design']>
  className: string
  children: ReactNode
}

/** Leads to a design that was asked about: in the back-office, or on the site for whoever has no designs to keep. */
export function DesignLink({ design, className, children }: DesignLinkProps) {
  if (useMay('content'))
    return (
      <Link to={`/admin/designs/${design._id}`} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={designPath(design)} target="_blank" rel="noopener" className={classNames('relative', className)}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
