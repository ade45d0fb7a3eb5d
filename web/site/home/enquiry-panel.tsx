import type { CSSProperties } from 'react'
import { enquiryWords } from '#contract/words/enquiry.ts'
import { homeWords } from '#contract/words/home.ts'
import { useWords } from '#web/ui/words.ts'
import { EnquiryForm } from '../enquiry/form.tsx'
import type { SiteData } from '../site-data.ts'

/** One large panel to write to the firm from. */
export function EnquiryPanel({ settings }: Pick<SiteData, 'settings'>) {
  const say = useWords({ ...homeWords, ...enquiryWords })
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
            {say('enquiry.title')}
          </h2>
          <p className="mt-6 max-w-md text-lead text-board-soft">
            {say('home.enquiry.lead', { firm: settings.websiteName })}
          </p>
        </div>
        <div className="far-below lg:col-span-6 lg:col-start-7">
          <EnquiryForm />
        </div>
      </div>
    </section>
  )
}
