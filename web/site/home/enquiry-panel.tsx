import type { CSSProperties } from 'react'
import { EnquiryForm } from '../enquiry/form.tsx'
import type { SiteData } from '../site-data.ts'

/** One large panel to write to the firm from. */
export function EnquiryPanel({ settings }: Pick<SiteData, 'settings'>) {
  return (
    <section
      id="enquiry"
      aria-labelledby="enquiry-title"
      className="scroll-mt-16 border-b border-board-line bg-board text-paper"
      style={{ '--error': 'var(--color-clay)' } as CSSProperties}
    >
      <div className="page-margins grid gap-8 py-12 md:gap-12 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="sheet-number annotation text-board-soft" />
          <h2 id="enquiry-title" className="mt-4 text-display expanded">
            Send Us a Message
          </h2>
          <p className="mt-6 max-w-md text-lead text-board-soft">
            A few lines about the plot and the people are enough to begin. {settings.websiteName} answers by
            phone or email.
          </p>
        </div>
        <div className="far-below lg:col-span-6 lg:col-start-7">
          <EnquiryForm />
        </div>
      </div>
    </section>
  )
}
