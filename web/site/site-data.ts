import { data } from 'react-router'
import type { Category } from '#contract/category.ts'
import { isShown } from '#contract/category-shown.ts'
import type { Image } from '#contract/file.ts'
import type { Settings } from '#contract/settings.ts'
import { type Words, wordsFor } from '#contract/words/fill.ts'
import { everyCategory } from '#web/api/categories.ts'
import { getProfile } from '#web/api/profile.ts'
import type { Api } from '#web/api/request.ts'
import { getSettings, getSettingsAnew } from '#web/api/settings.ts'
import { storedToken } from '#web/api/token.ts'
import type { Maintenance } from './maintenance/notice.tsx'

type Elsewhere =
  | 'termsAndConditions'
  | 'privacyPolicy'
  | 'aboutUs'
  | 'words'
  | 'setbacks'
  | 'synonyms'
  | 'buildRates'

export interface SiteData {
  /** Without the long texts, and what else the pages that show it bring themselves. */
  settings: Omit<Settings, Elsewhere>
  /** Those that visitors see, in order. */
  categories: Category[]
  /** The words of every page that the firm has changed. */
  words: Words
}

/** Seconds after which a client may ask again while the site is being worked on. */
const retryAfter = '3600'

/** What is thrown instead of a page while the site is being worked on: 503, with whom to call. */
export function closedBy(
  {
    maintenanceMode,
    websiteName,
    contactPhone,
    identity: { logo },
    words,
  }: Pick<Settings, 'maintenanceMode' | 'websiteName' | 'contactPhone' | 'identity' | 'words'>,
  { searchParams }: URL,
) {
  if (!maintenanceMode) return null
  const maintenance: Maintenance = {
    websiteName,
    contactPhone,
    logo: logo && withoutBlur(logo),
    isReceived: searchParams.has('received'),
    words: wordsFor(words, 'site', 'enquiry'),
  }
  return data({ maintenance }, { status: 503, headers: { 'Retry-After': retryAfter } })
}

/** Whether the site is closed to whoever steps through it in this browser: it is being worked on, by others. */
export async function isClosedHere(api: Api): Promise<boolean> {
  const settings = await getSettingsAnew(api).catch(() => null)
  return settings?.maintenanceMode === true && !(await isAdministrator(api))
}

/** Whether the browser's token is an administrator's. */
async function isAdministrator(api: Api): Promise<boolean> {
  if (!storedToken()) return false
  const profile = await getProfile(api).catch(() => null)
  return profile?.isAdmin === true
}

/** What every public page shares, whether the site is being worked on or not. */
export async function readSite(api: Api): Promise<SiteData> {
  const [read, categories] = await Promise.all([getSettings(api), everyCategory(api)])
  const { termsAndConditions, privacyPolicy, aboutUs, setbacks, synonyms, buildRates, words, ...settings } =
    read
  const { logo, logoOnDark } = settings.identity
  const logos = { logo: logo && withoutBlur(logo), logoOnDark: logoOnDark && withoutBlur(logoOnDark) }
  const identity = { ...settings.identity, ...logos }
  return {
    settings: { ...settings, identity },
    categories: categories.filter(isShown),
    words: wordsFor(words, 'site', 'enquiry'),
  }
}

/** Nothing is shown in a logo's place before it is there. */
function withoutBlur(logo: Image): Image {
  return { ...logo, placeholder: null }
}
