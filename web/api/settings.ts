import type { Settings, SettingsUpdate } from '#contract/settings.ts'
import type { One } from './answers.ts'
import type { Api } from './request.ts'

export const settingsAddress = '/api/settings'

const keepFor = 5 * 60 * 1000
let kept: { at: number; settings: Promise<Settings> } | null = null

/** The website settings; a browser keeps them for five minutes. */
export function getSettings(api: Api): Promise<Settings> {
  if (typeof window === 'undefined') return fetchSettings(api)
  if (kept && Date.now() - kept.at < keepFor) return kept.settings
  const settings = fetchSettings(api)
  kept = { at: Date.now(), settings }
  settings.catch(() => {
    kept = null
  })
  return settings
}

/** The website settings as they are now, which are kept from then on; where they do not come, those before are. */
export async function getSettingsAnew(api: Api): Promise<Settings> {
  const settings = fetchSettings(api)
  await settings
  kept = { at: Date.now(), settings }
  return settings
}

export async function updateSettings(api: Api, settings: SettingsUpdate): Promise<Settings> {
  const saved = await api.put<Settings>(settingsAddress, settings)
  forgetKeptSettings()
  return saved
}

/** Has the settings read anew: they were changed. */
export function forgetKeptSettings(): void {
  kept = null
}

/** The website settings as they are now. */
export async function fetchSettings(api: Api): Promise<Settings> {
  return (await api.get<One<Settings>>(settingsAddress)).data
}
