import { useRouteLoaderData } from 'react-router'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { listServices } from '#web/api/services.ts'
import { businessData } from '../business-data.ts'
import { EnquiryForm } from '../enquiry/form.tsx'
import type { SiteData } from '../layout.tsx'
import { originOf, pageMeta, siteData } from '../meta.ts'
import { OpenSheet } from '../sheets/open-sheet.tsx'
import type { Route } from './+types/page.ts'
import { WaysToReach } from './ways-to-reach.tsx'

/** The service that the visitor came from, where the address names one. */
async function load(api: Api, url: URL) {
  const id = url.searchParams.get('service')
  if (!id) return { service: null }
  const { data } = await listServices(api)
  return { service: data.find(({ _id }) => _id === id)?.title ?? null }
}

export function loader({ context, url }: Route.LoaderArgs) {
  return loadOnServer(context, (api) => load(api, url))
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return load(api, url)
}

export function meta({ matches }: Route.MetaArgs) {
  const settings = siteData(matches)?.settings
  return [
    ...pageMeta(matches, {
      title: 'Contact',
      description: `Write to ${settings?.websiteName ?? 'us'} about your plot, your house or one room: phone, email and an enquiry form.`,
      path: '/contact',
    }),
    ...(settings ? [{ 'script:ld+json': businessData(originOf(matches), settings) }] : []),
  ]
}

export default function ContactPage({ loaderData: { service } }: Route.ComponentProps) {
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
          <EnquiryForm key={service} initial={service ? { requirement: `${service}: ` } : undefined} />
        </section>
      </div>
    </OpenSheet>
  )
}
