import type { Service } from '#contract/service.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { OpenSheet } from '../sheets/open-sheet.tsx'
import { serviceEnquiryLink } from './enquiry-link.ts'
import { Schedule } from './schedule.tsx'

/** What the firm does, line by line. */
export function ServicesSheet({ services }: { services: Service[] }) {
  return (
    <OpenSheet title="Services" lead="Take one of them, or all of them in order. Each line opens an enquiry.">
      {services.length > 0 ? (
        <Schedule services={services} enquireAt={serviceEnquiryLink} />
      ) : (
        <EmptyState
          title="No services listed"
          text="Tell us what you need, and we will say whether we do it."
        >
          <EnquireButton>Enquire</EnquireButton>
        </EmptyState>
      )}
    </OpenSheet>
  )
}
