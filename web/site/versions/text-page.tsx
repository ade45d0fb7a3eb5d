import type { Settings } from '#contract/settings.ts'
import { everyCategory } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'
import { listServices } from '#web/api/services.ts'
import { settingsAddress } from '#web/api/settings.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { WordsContext } from '#web/ui/words.ts'
import { AboutText } from '../about/about-text.tsx'
import { defaultPolicy } from '../privacy/default-policy.tsx'
import { defaultTerms } from '../terms/default-terms.tsx'
import { outline } from '../text-pages/outline.ts'
import { PolicyPage } from '../text-pages/policy-page.tsx'
import type { Route } from './+types/text-page.ts'
import { loadVersion } from './load.ts'
import { VersionFrame, VersionMissing, versionHeaders, versionMeta } from './version-frame.tsx'

export const headers = () => versionHeaders

export async function clientLoader({ request, params: { page, version } }: Route.ClientLoaderArgs) {
  const settings = await loadVersion<Settings>(request, settingsAddress, version)
  if (!settings || page !== 'about') return { settings, categories: [], services: [] }
  const [categories, services] = await Promise.all([everyCategory(api), listServices(api)])
  return { settings, categories, services: services.data }
}
clientLoader.hydrate = true as const

export const meta = ({ loaderData }: Route.MetaArgs) =>
  versionMeta(loaderData?.settings?.websiteName ?? 'Page')

/** A text of the firm's as visitors read it: the terms, the privacy policy, or what it says about itself. */
export default function TextThen({ loaderData, params: { page } }: Route.ComponentProps) {
  const { settings, categories, services } = loaderData
  if (!settings) return <VersionMissing />
  const policyOf = (html: string) => ({ saved: html ? outline(html) : null, contact: settings })
  const texts: Record<string, () => React.ReactNode> = {
    about: () => (
      <AboutText
        saved={settings.aboutUs ? outline(settings.aboutUs) : null}
        websiteName={settings.websiteName}
        categories={categories}
        services={services}
      />
    ),
    terms: () => (
      <PolicyPage
        title="Terms and Conditions"
        policy={policyOf(settings.termsAndConditions)}
        builtIn={defaultTerms}
      />
    ),
    privacy: () => (
      <PolicyPage title="Privacy Policy" policy={policyOf(settings.privacyPolicy)} builtIn={defaultPolicy} />
    ),
  }
  const text = Object.hasOwn(texts, page) ? texts[page] : undefined
  if (!text) return <VersionMissing />
  return (
    <VersionFrame savedAt={settings.updatedAt} editAddress="/admin/settings">
      <WordsContext value={settings.words}>{text()}</WordsContext>
    </VersionFrame>
  )
}

export function HydrateFallback() {
  return <PageSpinner />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <VersionMissing error={error} />
}
