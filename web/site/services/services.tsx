import type { Service } from '#contract/service.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { TitledPage } from '../text-pages/titled-page.tsx'
import { Schedule } from './schedule.tsx'

/** What the firm does, line by line. */
export function Services({ services }: { services: Service[] }) {
  return (
    <TitledPage
      title="Services"
      lead="Take one of them, or all of them in order. Each line opens an enquiry."
    >
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
    </TitledPage>
  )
}

function serviceEnquiryLink({ _id }: Pick<Service, '_id'>): string {
  return `/contact?service=${_id}#enquiry`
}
