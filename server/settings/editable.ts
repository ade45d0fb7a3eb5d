import { guardedSettings } from '#contract/guarded-settings.ts'
import { type Settings, type SettingsUpdate, settings, settingsUpdate } from '#contract/settings.ts'
import type { Words } from '#contract/words/fill.ts'
import { ownWords } from '#contract/words/groups.ts'
import type { Db } from '../database/schema.ts'
import type { Env } from '../env.ts'
import type { Editable } from '../versions/editable.ts'
import { identityBody } from './identity.ts'
import { mergeSettings, readSettings } from './repository.ts'
import { changeSettings, withCleanTexts } from './save.ts'

/** What the record of changes knows them by: there is one document of them. */
export const settingsId = 'settings'

export const editableSettings = {
  kind: 'settings',
  path: '/settings',
  tag: 'Settings',
  notFound: 'Settings not found',
  response: settings,
  updating: settingsUpdate,
  read: async (db: Db) => ({ _id: settingsId, ...(await readSettings(db)) }),
  nameOf: () => 'Website settings',
  bodyOf: ({ _id, updatedAt, policiesUpdatedAt, ...fields }) => ({
    ...fields,
    identity: identityBody(fields),
    words: everyWord(fields.words),
  }),
  change: (tx, _id, input) => changeSettings(tx, input),
  prepare: withCleanTexts,
  fieldsTake: guardedSettings,
  shown: ({ _id, ...stored }, env) => shownSettings(stored, env),
} satisfies Editable<Settings & { _id: string }, typeof settingsUpdate>

/** A word that is the product's own is an empty one in a body, so that a version which had none takes it away. */
function everyWord(words: Words): Record<string, string> {
  return Object.fromEntries(Object.keys(ownWords).map((name) => [name, words[name] ?? '']))
}

/** Where no payment link is saved, the deployment's own stands in its place. */
export function shownSettings(stored: Settings, env: Env): Settings {
  const razorpayLink = stored.paymentSettings.razorpayLink || env.DEFAULT_PAYMENT_LINK || ''
  return mergeSettings(stored, { paymentSettings: { razorpayLink } })
}

/** A body that says the settings as they are shown does not make the deployment's payment link the firm's own. */
export function withoutStandIn(input: SettingsUpdate, stored: Settings, env: Env): SettingsUpdate {
  const { razorpayLink, ...others } = input.paymentSettings ?? {}
  const isStandIn = !stored.paymentSettings.razorpayLink && razorpayLink === env.DEFAULT_PAYMENT_LINK
  return isStandIn && input.paymentSettings ? { ...input, paymentSettings: others } : input
}
