import { isRouteErrorResponse, Outlet, useLocation, useMatches } from 'react-router'
import { enquiryOutcomeWords } from '#contract/words/enquiry-outcome.ts'
import { failureWords } from '#contract/words/failure.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { siteWords } from '#contract/words/site.ts'
import { apiContext, closedContext } from '#web/api/context.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { getSettings } from '#web/api/settings.ts'
import { FailurePage } from '#web/failure-page.tsx'
import { CachedHtml } from '#web/ui/cached-html.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { WordsContext } from '#web/ui/words.ts'
import type { Route } from './+types/layout.ts'
import { EnquiryDialog } from './enquiry/dialog.tsx'
import { EnquiryOutcome } from './enquiry/outcome.tsx'
import { FloatingButtons } from './footer/floating-buttons.tsx'
import { Followed } from './footer/followed.tsx'
import { servedFooter } from './footer/served-footer.ts'
import { AwaitHeader } from './header/await-header.tsx'
import { Header } from './header/header.tsx'
import { SkipLink } from './header/skip-link.tsx'
import { Served } from './hydration/served.tsx'
import { MaintenanceMark } from './maintenance/maintenance-mark.tsx'
import { MaintenancePage } from './maintenance/maintenance-page.tsx'
import { wordsIn } from './page-words.ts'
import { closedBy, isClosedHere, readSite } from './site-data.ts'

/** A toast of two lines lies within the header, clear of what stands under it. */
const overHeader = { top: 3 }

/** Closes the whole site before any of its loaders runs. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url }) => {
    const settings = await getSettings(context.get(apiContext)).catch(() => null)
    context.set(closedContext, settings && closedBy(settings, url))
  },
]

/** A step waits for this long, in milliseconds, to be told that the site is closed. */
const patience = 2000
const longEnough = () => new Promise<false>((resolve) => setTimeout(resolve, patience, false))

/**
 * Where the site has been closed since, a step within the browser becomes one of the browser itself, which the server
 * answers: the step is left unfinished, as where its code does not arrive (`hydration/navigating.ts`).
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    const isClosed = Promise.race([isClosedHere(api), longEnough()])
    const page = next()
    if (!(await isClosed)) return page
    window.dispatchEvent(new Event('missing-page'))
    return new Promise(() => {})
  },
]

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, readSite)
export const clientLoader = () => readSite(api)

/** What every page shares stays as it is while a visitor goes from page to page. */
export function shouldRevalidate() {
  return false
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export default function SiteLayout({ loaderData: { settings, categories, words } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const say = wordsOf(
    { ...siteWords, ...failureWords, ...(import.meta.env.SSR && enquiryOutcomeWords) },
    words,
  )
  return (
    <WordsContext value={wordsIn(useMatches())}>
      <AwaitHeader />
      <SkipLink>{say('site.skip')}</SkipLink>
      {settings.maintenanceMode && <MaintenanceMark />}
      <CachedHtml of={['header', settings, categories, words, pathname]}>
        <Header settings={settings} categories={categories} />
      </CachedHtml>
      <EnquiryOutcome />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <CachedHtml of={['footer', settings, categories, words]}>
        <Followed>
          <Served part={servedFooter} props={{ settings, categories }} />
        </Followed>
      </CachedHtml>
      <FloatingButtons phone={settings.contactPhone} />
      <EnquiryDialog />
      {/* Where what needs no other code reads it. */}
      <span
        hidden
        id="no-connection"
        data-says={say('site.offline')}
        data-waiting={import.meta.env.SSR ? say('enquiry.waiting') : undefined}
        suppressHydrationWarning
      />
      <Toaster position="top-center" offset={overHeader} mobileOffset={overHeader} isLow />
    </WordsContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.data?.maintenance) {
    return <MaintenancePage {...error.data.maintenance} />
  }
  return <FailurePage error={error} />
}
