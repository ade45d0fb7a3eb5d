import { data, isRouteErrorResponse, Outlet } from 'react-router'
import type { Category } from '#contract/category.ts'
import type { Settings } from '#contract/settings.ts'
import { listCategories } from '#web/api/categories.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { getSettings } from '#web/api/settings.ts'
import { FailurePage } from '#web/failure-page.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import type { Route } from './+types/layout.ts'
import { FloatingButtons } from './floating-buttons.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MaintenancePage } from './maintenance-page.tsx'

type Texts = 'termsAndConditions' | 'privacyPolicy' | 'aboutUs'

export interface SiteData {
  /** Without the long texts, which their own pages bring. */
  settings: Omit<Settings, Texts>
  categories: Category[]
}

async function load(api: Api): Promise<SiteData> {
  const [{ termsAndConditions, privacyPolicy, aboutUs, ...settings }, categories] = await Promise.all([
    getSettings(api),
    listCategories(api),
  ])
  if (settings.maintenanceMode) {
    throw data({ maintenance: settings.websiteName }, { status: 503, headers: { 'Retry-After': '3600' } })
  }
  return { settings, categories: categories.data }
}

export function loader({ context }: Route.LoaderArgs) {
  return loadOnServer(context, load)
}

export function clientLoader() {
  return load(api)
}

/** What every page shares stays as it is while a visitor goes from page to page. */
export function shouldRevalidate() {
  return false
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export default function SiteLayout({ loaderData: { settings, categories } }: Route.ComponentProps) {
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-30 -translate-y-20 bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header settings={settings} categories={categories} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer settings={settings} categories={categories} />
      <FloatingButtons phone={settings.contactPhone} />
      <Toaster position="top-center" />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.data?.maintenance) {
    return <MaintenancePage websiteName={error.data.maintenance} />
  }
  return <FailurePage error={error} />
}
