import { useRouteLoaderData } from 'react-router'
import { enquiryMessages } from '#contract/messages.ts'
import { EnquiryForm, type Refused } from '../enquiry/form.tsx'
import type { SiteData } from '../load.ts'
import { OpenSheet } from '../sheets/open-sheet.tsx'
import type { ContactData } from './load.ts'
import { WaysToReach } from './ways-to-reach.tsx'

interface ContactSheetProps extends ContactData {
  /** An enquiry that the browser sent by itself, and why it was not received. */
  refused: Refused | undefined
}

/** Every way to reach the firm, and the form. */
export function ContactSheet({ service, isReceived, refused }: ContactSheetProps) {
  const { settings } = useRouteLoaderData('site/layout') as SiteData
  return (
    <OpenSheet title="Contact">
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <WaysToReach settings={settings} />
        <section
          id="enquiry"
          aria-labelledby="enquiry-title"
          className="scroll-mt-20 lg:col-span-7 lg:col-start-6"
        >
          <h2 id="enquiry-title" className="mb-8 border-t border-ink pt-4 text-section expanded">
            Send Us a Message
          </h2>
          {service && <p className="annotation -mt-4 mb-8 text-ink-soft">About {service}</p>}
          {isReceived && (
            <p role="status" className="mb-8 border-l-2 border-laterite pl-4 text-lead">
              {enquiryMessages.thanks}
            </p>
          )}
          <EnquiryForm
            key={service}
            initial={service ? { requirement: `${service}: ` } : undefined}
            refused={refused}
          />
        </section>
      </div>
    </OpenSheet>
  )
}
