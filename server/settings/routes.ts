import { createRoute } from '@hono/zod-openapi'
import { permittedSettings } from '#contract/guarded-settings.ts'
import { settings, settingsUpdate } from '#contract/settings.ts'
import { recordedChanges } from '../activity/recorded.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { body, createRouter, one, saved } from '../http/router.ts'
import { editableSettings, settingsId, shownSettings, withoutStandIn } from './editable.ts'
import { guardFields } from './guard-fields.ts'
import { readSettings } from './repository.ts'
import { changeSettings, withCleanTexts } from './save.ts'

const tags = ['Settings']

export function settingsRoutes({ db, env }: Dependencies) {
  const guarded = createGuard({ db })('content')
  const readShown = async () => shownSettings(await readSettings(db), env)
  const changes = recordedChanges(db, editableSettings)

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
      async (c) => c.json({ success: true as const, data: await readShown() }, 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/',
        tags,
        operationId: 'updateSettings',
        summary: 'Change the settings',
        description:
          'Changes the settings that the body carries, those within others too, and leaves the rest. How the firm is paid, and after how long something is gone for good, only owners change.',
        request: body(settingsUpdate),
        responses: saved(settings, 'The saved settings.'),
        security: guarded.security,
        middleware: [guarded.middleware, guardFields(readShown)] as const,
      }),
      async (c) => {
        const account = c.get('account')
        const input = await withCleanTexts(permittedSettings(account.role, c.req.valid('json')))
        const { _id, ...saved } = await changes.change(account, settingsId, (tx, stored) =>
          changeSettings(tx, withoutStandIn(input, stored, env)),
        )
        return c.json(shownSettings(saved, env), 200)
      },
    )
}
