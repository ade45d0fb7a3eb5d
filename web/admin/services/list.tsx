import { limits } from '#contract/limits.ts'
import { listPricing } from '#web/api/pricing.ts'
import { api } from '#web/api/request.ts'
import { listServices } from '#web/api/services.ts'
import { pageOf } from '../list-address.ts'
import { later } from '../loaded.tsx'
import { adminMeta } from '../meta.ts'
import { PageHead } from '../page-head.tsx'
import { isOtherTab, Tabs } from '../tabs.tsx'
import type { Route } from './+types/list.ts'
import { PricingTab } from './pricing-tab.tsx'
import { ServicesTab } from './services-tab.tsx'

export function meta() {
  return adminMeta('Services')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams)
  return {
    services: later(listServices(api, { page, limit: limits.list.most })),
    pricing: later(listPricing(api, { limit: limits.list.most })),
  }
}

export function shouldRevalidate(step: { currentUrl: URL; nextUrl: URL }) {
  return !isOtherTab(step)
}

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
