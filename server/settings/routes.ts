import { createRoute } from '@hono/zod-openapi'
import { type Settings, settings, settingsUpdate } from '#contract/settings.ts'
import { adminOnly } from '../http/admin-only.ts'
import type { Services } from '../http/context.ts'
import { body, byAdmin, createRouter, one, saved } from '../http/router.ts'
import { mergeSettings, readSettings } from './repository.ts'
import { changeSettings } from './save.ts'

const tags = ['Settings']

export function settingsRoutes({ db, env }: Services) {
  /** Where no payment link is saved, the deployment's own stands in its place. */
  function shown(stored: Settings): Settings {
    const razorpayLink = stored.paymentSettings.razorpayLink || env.DEFAULT_PAYMENT_LINK || ''
    return mergeSettings(stored, { paymentSettings: { razorpayLink } })
  }

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        summary: 'The website settings, defaults filled in',
        responses: one(settings, 'The settings'),
      }),
      async (c) => c.json({ success: true as const, data: shown(await readSettings(db)) }, 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/',
        tags,
        summary: 'Change the settings that the body carries, deeply',
        middleware: adminOnly({ db }),
        request: body(settingsUpdate),
        responses: saved(settings, 'The saved settings'),
        ...byAdmin,
      }),
      async (c) => c.json(shown(await changeSettings(db, c.req.valid('json'))), 200),
    )
}
