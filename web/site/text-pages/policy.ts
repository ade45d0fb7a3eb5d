import type { PolicyField, Settings } from '#contract/settings.ts'
import type { Api } from '#web/api/request.ts'
import { getSettings } from '#web/api/settings.ts'
import { outline } from './outline.ts'

export type Contact = Pick<Settings, 'websiteName' | 'contactEmail' | 'contactPhone' | 'countVisits'>

/** What the firm saved of a policy, null without it, when that was, if it is known, and whom to ask. */
export async function loadPolicy(api: Api, field: PolicyField) {
  const settings = await getSettings(api)
  const { [field]: saved, websiteName, contactEmail, contactPhone, countVisits, policiesUpdatedAt } = settings
  const contact: Contact = { websiteName, contactEmail, contactPhone, countVisits }
  return { saved: saved ? outline(saved) : null, updatedAt: policiesUpdatedAt[field], contact }
}

export type Policy = Awaited<ReturnType<typeof loadPolicy>>
