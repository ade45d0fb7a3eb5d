import type { Settings } from '#contract/settings.ts'
import type { Api } from '#web/api/request.ts'
import { getSettings } from '#web/api/settings.ts'
import { outline } from './outline.ts'

export type Contact = Pick<Settings, 'websiteName' | 'contactEmail' | 'contactPhone' | 'countVisits'>

/** What the firm saved of a policy, null without it, and whom to ask. */
export async function loadPolicy(api: Api, field: 'termsAndConditions' | 'privacyPolicy') {
  const { [field]: saved, websiteName, contactEmail, contactPhone, countVisits } = await getSettings(api)
  const contact: Contact = { websiteName, contactEmail, contactPhone, countVisits }
  return { saved: saved ? outline(saved) : null, contact }
}

export type Policy = Awaited<ReturnType<typeof loadPolicy>>
