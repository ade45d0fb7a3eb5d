import { listPricing } from '#web/api/pricing.ts'
import { api } from '#web/api/request.ts'
import { listServices } from '#web/api/services.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { isOtherList } from '../list/whole-list.ts'
import { later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { Tabs } from '../page/tabs.tsx'
import { PricingTab } from '../pricing/tab.tsx'
import { asSignedIn } from '../session/as-signed-in.ts'
import type { Route } from './+types/list.ts'
import { ServicesTab } from './tab.tsx'

export function meta() {
  return adminMeta('Services')
}

export function clientLoader() {
  return {
    services: later(asSignedIn(wholeList((paging) => listServices(api, { status: 'any', ...paging })))),
    pricing: later(asSignedIn(wholeList((paging) => listPricing(api, { status: 'any', ...paging })))),
  }
}

/** Another tab or status needs nothing new. */
export const shouldRevalidate = isOtherList

export default function Services({ loaderData: { services, pricing } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Services" />
      <Tabs
        label="Services and pricing"
        tabs={[
          { name: 'services', label: 'Services', content: <ServicesTab services={services} /> },
          { name: 'pricing', label: 'Pricing', content: <PricingTab pricing={pricing} /> },
        ]}
      />
    </>
  )
}
