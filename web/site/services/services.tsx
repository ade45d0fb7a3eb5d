import type { Service } from '#contract/service.ts'
import { servicesWords } from '#contract/words/services.ts'
import { siteWords } from '#contract/words/site.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/ui/words.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { TitledPage } from '../text-pages/titled-page.tsx'
import { Schedule } from './schedule.tsx'

/** What the firm does, line by line. */
export function Services({ services }: { services: Service[] }) {
  const say = useWords({ ...siteWords, ...servicesWords })
  return (
    <TitledPage title={say('services.title')} lead={services.length > 0 ? say('services.lead') : undefined}>
      {services.length > 0 ? (
        <Schedule services={services} enquireAt={serviceEnquiryLink} />
      ) : (
        <EmptyState title={say('services.empty')} text={say('services.empty.lead')}>
          <EnquireButton>{say('site.enquire')}</EnquireButton>
        </EmptyState>
      )}
    </TitledPage>
  )
}

function serviceEnquiryLink({ _id }: Pick<Service, '_id'>): string {
  return `/contact?service=${_id}#enquiry`
}
