import type { Service } from '#contract/service.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { listServices } from '#web/api/services.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { pageMeta } from '../search-engines/meta.ts'
import { TitledPage } from '../text-pages/titled-page.tsx'
import type { Route } from './+types/page.ts'
import { Schedule } from './schedule.tsx'

async function load(api: Api) {
  return { services: (await listServices(api)).data }
}

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const titles = loaderData?.services.map(({ title }) => title).join(', ')
  return pageMeta(matches, {
    title: 'Services',
    description: titles ? `What we do: ${titles}.` : 'What we do, from the first sketch to the site.',
    path: '/services',
  })
}

/** What the firm does, line by line. */
export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
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
