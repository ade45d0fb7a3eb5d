import { data } from 'react-router'
import type { Category } from '#contract/category.ts'
import { isShown } from '#contract/category-shown.ts'
import type { Settings } from '#contract/settings.ts'
import { everyCategory } from '#web/api/categories.ts'
import type { Api } from '#web/api/request.ts'
import { getSettings } from '#web/api/settings.ts'

type Texts = 'termsAndConditions' | 'privacyPolicy' | 'aboutUs'

export interface SiteData {
  /** Without the long texts, which their own pages bring. */
  settings: Omit<Settings, Texts>
  /** Those that visitors see, in order. */
  categories: Category[]
}

/** What every public page shares. @throws Response 503 while the site is being worked on */
export async function loadSite(api: Api): Promise<SiteData> {
  const site = await readSite(api)
  const { maintenanceMode, websiteName } = site.settings
  if (maintenanceMode) {
    throw data({ maintenance: websiteName }, { status: 503, headers: { 'Retry-After': '3600' } })
  }
  return site
}

/** The same, whether the site is being worked on or not. */
export async function readSite(api: Api): Promise<SiteData> {
  const [{ termsAndConditions, privacyPolicy, aboutUs, ...settings }, categories] = await Promise.all([
    getSettings(api),
    everyCategory(api),
  ])
  return { settings, categories: categories.filter(isShown) }
}
