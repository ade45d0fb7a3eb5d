import { createRoute } from '@hono/zod-openapi'
import { accountRules } from '#contract/second-factor.ts'
import { changesBetween } from '../activity/changes.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { body, createRouter, one, saved } from '../http/router.ts'
import { readRules, writeRules } from './rules.ts'

const tags = ['Accounts']

/** What holds of every account, as owners set it. */
export function ruleRoutes({ db }: Dependencies) {
  const guard = createGuard({ db })

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'getAccountRules',
        summary: 'Read what holds of every account',
        description: 'What owners demand of accounts.',
        responses: one(accountRules, 'The rules.'),
        ...guard('accounts'),
      }),
      async (c) => c.json({ success: true as const, data: await readRules(db) }, 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/',
        tags,
        operationId: 'updateAccountRules',
        summary: 'Change what holds of every account',
        description: 'It holds from the next sign-in of each on.',
        request: body(accountRules),
        responses: saved(accountRules, 'The rules.'),
        ...guard('accounts'),
      }),
      async (c) => {
        const rules = c.req.valid('json')
        await db.transaction().execute(async (tx) => {
          const changes = changesBetween(await readRules(tx), rules)
          await writeRules(tx, rules)
          const subject = { id: 'account-rules', name: 'Rules of accounts' }
          if (changes.length > 0)
            await insertActivity(tx, {
              by: c.get('account'),
              action: 'updated',
              kind: 'settings',
              subject,
              changes,
            })
        })
        return c.json(rules, 200)
      },
    )
}
