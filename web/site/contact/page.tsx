import { Link, useRouteLoaderData } from 'react-router'
import { contactWords } from '#contract/words/contact.ts'
import { enquiryWords } from '#contract/words/enquiry.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { apiContext } from '#web/api/context.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { useWords } from '#web/ui/words.ts'
import { EnquiryForm } from '../enquiry/form.tsx'
import { receiveEnquiry } from '../enquiry/receive.ts'
import { withWords, wordsIn } from '../page-words.ts'
import { businessData } from '../search-engines/business-data.ts'
import { JsonLd } from '../search-engines/json-ld.tsx'
import { pageMeta, siteData } from '../search-engines/meta.ts'
import { useOrigin } from '../search-engines/origin.ts'
import type { SiteData } from '../site-data.ts'
import { TitledPage } from '../text-pages/titled-page.tsx'
import type { Route } from './+types/page.ts'
import { loadContact } from './load.ts'
import { WaysToReach } from './ways-to-reach.tsx'

const load = (url: URL) => withWords('contact', (api) => loadContact(api, url))

export const handle = { cached: true }
export const loader = ({ context, url }: Route.LoaderArgs) => loadOnServer(context, load(url))
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(url)(api)

/** Receives an enquiry that the browser sent by itself. */
export function action({ context, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  return receiveEnquiry(context.get(apiContext), request)
}

export function meta({ matches }: Route.MetaArgs) {
  const settings = siteData(matches)?.settings
  const say = wordsOf(contactWords, wordsIn(matches))
  return pageMeta(matches, {
    title: say('contact.title'),
    description: say('contact.description', { firm: settings?.websiteName ?? 'us' }),
    path: '/contact',
  })
}

/** Every way to reach the firm, and the form. */
export default function ContactPage({
  loaderData: { service, isReceived, shortlist },
  actionData: refused,
}: Route.ComponentProps) {
  const { settings } = useRouteLoaderData('site/layout') as SiteData
  const say = useWords({ ...contactWords, ...enquiryWords })
  const origin = useOrigin()
  return (
    <TitledPage title={say('contact.title')}>
      <JsonLd data={import.meta.env.SSR && businessData(origin, settings)} />
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <WaysToReach settings={settings} />
        <section
          id="enquiry"
          aria-labelledby="enquiry-title"
          className="scroll-mt-20 lg:col-span-7 lg:col-start-6"
        >
          <h2 id="enquiry-title" className="mb-8 border-t border-ink pt-4 text-section expanded">
            {say('enquiry.title')}
          </h2>
          {service && (
            <p className="annotation -mt-4 mb-8 text-ink-soft">{say('contact.service', { service })}</p>
          )}
          {shortlist && (
            <p className="-mt-4 mb-8 text-small">
              <Link to={`/s/${shortlist}`} className="ruled-link">
                {say('contact.shortlist')}
              </Link>
            </p>
          )}
          {isReceived && (
            <p role="status" className="mb-8 border-l-2 border-accent pl-4 text-lead">
              {say('enquiry.thanks')}
            </p>
          )}
          <EnquiryForm
            key={service}
            initial={service ? { requirement: `${service}: ` } : undefined}
            shortlist={shortlist ?? undefined}
            refused={refused}
          />
        </section>
      </div>
    </TitledPage>
  )
}
