import { useRouteLoaderData } from 'react-router'
import { browserApi } from '#web/api/browser.ts'
import { apiContext } from '#web/api/context.ts'
import { loadOnServer } from '#web/api/server.ts'
import { businessData } from '../business-data.ts'
import { receiveEnquiry } from '../enquiry/receive.ts'
import { island } from '../islands/island.tsx'
import { JsonLd } from '../json-ld.tsx'
import type { SiteData } from '../load.ts'
import { pageMeta, siteData } from '../meta.ts'
import { useOrigin } from '../origin.ts'
import type { Route } from './+types/page.ts'

const ContactSheet = island(async () => (await import('./sheet.tsx')).ContactSheet)

export const handle = { cached: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { loadContact } = await import('./load.ts')
  return loadOnServer(context, (api) => loadContact(api, url))
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { loadContact } = await import('./load.ts')
  return loadContact(await browserApi(), url)
}

/** Receives an enquiry that the browser sent by itself. */
export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiry(context.get(apiContext), request)
}

export function meta({ matches }: Route.MetaArgs) {
  const settings = siteData(matches)?.settings
  return pageMeta(matches, {
    title: 'Contact',
    description: `Write to ${settings?.websiteName ?? 'us'} about your plot, your house or one room: phone, email and an enquiry form.`,
    path: '/contact',
  })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings } = useRouteLoaderData('site/layout') as SiteData
  const origin = useOrigin()
  return (
    <>
      <JsonLd data={import.meta.env.SSR && businessData(origin, settings)} />
      <ContactSheet {...loaderData} refused={actionData} />
    </>
  )
}
