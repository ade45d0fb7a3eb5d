import { createRoute } from '@hono/zod-openapi'
import { backups } from '#contract/backup.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { createRouter, one } from '../http/router.ts'
import { readBackups } from './document.ts'

const tags = ['Backups']

export function backupRoutes({ db, env, backupRunner }: Dependencies) {
  const guard = createGuard({ db })
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'getBackups',
        summary: 'Read what is known of backups',
        description: 'The last good one, the one that is under way, and what can be restored.',
        responses: one(backups, 'Backups as they are at this moment.'),
        ...guard('backups'),
      }),
      async (c) => c.json({ success: true as const, data: await readBackups(db, env) }, 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        operationId: 'beginBackup',
        summary: 'Back up now',
        description:
          'Begins a backup of everything, which goes on by itself; where one is under way, that one goes on.',
        responses: one(backups, 'Backups as they are now, this one among them.'),
        ...guard('backups'),
      }),
      async (c) => {
        await backupRunner.begin('button')
        return c.json({ success: true as const, data: await readBackups(db, env) }, 200)
      },
    )
}
