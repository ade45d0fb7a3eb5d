import { data } from 'react-router'
import { wordsOf } from '#contract/words/fill.ts'
import { missingWords } from '#contract/words/missing.ts'
import type { Route } from './+types/not-found-in-office.ts'
import { PageNotFound } from './page-not-found.tsx'
import type { SiteData } from './site-data.ts'

export const handle = { cached: true }

export function loader() {
  return data(null, { status: 404 })
}

export function clientLoader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  const frame = matches.find((match) => match?.id === 'site/login-frame')
  const { site = null } = (frame?.loaderData ?? {}) as { site?: SiteData | null }
  const title = wordsOf(missingWords, site?.words ?? {})('site.missing.title')
  return [
    { title: site ? `${title} · ${site.settings.websiteName}` : title },
    { name: 'robots', content: 'noindex' },
  ]
}

/** What is under no address of the back-office's is said in the site as the sign-in page stands in it, though it be closed for work. */
export default function NotFoundInOffice() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageNotFound />
    </main>
  )
}
