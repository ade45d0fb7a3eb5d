import { createRoute } from '@hono/zod-openapi'
import { type Settings, settings, settingsUpdate } from '#contract/settings.ts'
import { recordedChanges } from '../activity/recorded.ts'
import type { Db } from '../database/schema.ts'
import { adminOnly } from '../http/admin-only.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { body, byAdmin, createRouter, one, saved } from '../http/router.ts'
import { mergeSettings, readSettings } from './repository.ts'
import { changeSettings, withCleanTexts } from './save.ts'

const tags = ['Settings']
const settingsId = 'settings'

export function settingsRoutes({ db, env }: Dependencies) {
  /** Where no payment link is saved, the deployment's own stands in its place. */
  function shown(stored: Settings): Settings {
    const razorpayLink = stored.paymentSettings.razorpayLink || env.DEFAULT_PAYMENT_LINK || ''
    return mergeSettings(stored, { paymentSettings: { razorpayLink } })
  }

  const changes = recordedChanges(db, {
    kind: 'settings',
    notFound: 'Settings not found',
    read: readAsDocument,
    nameOf: () => 'Website settings',
    fields: Object.keys(settingsUpdate.shape),
  })

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'getSettings',
        summary: 'Read the settings',
        description: 'The settings of the website, all of them: what nobody has set has its default.',
        middleware: cached,
        responses: one(settings, 'The settings.'),
      }),
      async (c) => c.json({ success: true as const, data: shown(await readSettings(db)) }, 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/',
        tags,
        operationId: 'updateSettings',
        summary: 'Change the settings',
        description:
          'Changes the settings that the body carries, those within others too, and leaves the rest.',
        middleware: adminOnly({ db }),
        request: body(settingsUpdate),
        responses: saved(settings, 'The saved settings.'),
        ...byAdmin,
      }),
      async (c) => {
        const input = await withCleanTexts(c.req.valid('json'))
        const { _id, ...saved } = await changes.change(c.get('account'), settingsId, (tx) =>
          changeSettings(tx, input),
        )
        return c.json(shown(saved), 200)
      },
    )
}

async function readAsDocument(db: Db) {
  return { _id: settingsId, ...(await readSettings(db)) }
}
