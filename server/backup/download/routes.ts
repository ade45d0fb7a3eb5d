import { createRoute, z } from '@hono/zod-openapi'
import { backupLink } from '#contract/backup.ts'
import { described } from '#contract/described.ts'
import { word } from '#contract/fields.ts'
import { insertActivity } from '../../activity/repository.ts'
import type { Dependencies } from '../../http/context.ts'
import { createGuard } from '../../http/guard.ts'
import { created, createRouter, refused } from '../../http/router.ts'
import { makeLink } from './links.ts'
import { readBundle } from './read.ts'

const tags = ['Backups']
const archiveParameter = z.object({
  archive: described(
    word,
    'The name of the archive, with which its path ends.',
    'plinth-2026-11-21T21-00-00-000Z.tar.gz',
  ),
})

/** Links that download a backup: a browser sends no token with a download. */
export function backupLinkRoutes({ db, env }: Dependencies) {
  const guard = createGuard({ db })
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/{archive}/link',
      tags,
      operationId: 'makeBackupLink',
      summary: 'Make a link that downloads a backup',
      description:
        'Whoever has it gets the archive with its files until it ends: after ten minutes, with the session that made it, or as that makes another. The backup is looked at first.',
      request: { params: archiveParameter },
      responses: { ...created(backupLink, 'The link.'), ...refused(404, 409) },
      ...guard('backups'),
    }),
    async (c) => {
      const { archive } = c.req.valid('param')
      const by = c.get('account')
      const bundle = await readBundle(env, archive)
      const { key, expiresAt } = await db.transaction().execute(async (tx) => {
        const subject = { id: by.id, name: '' }
        const changes = [{ field: 'archive', from: null, to: archive }]
        await insertActivity(tx, { by, action: 'backup-link-made', kind: 'account', subject, changes })
        return makeLink(tx, { bundle, sessionHash: by.tokenHash })
      })
      c.header('Cache-Control', 'no-store')
      return c.json({ url: `/api/backup-links/${key}`, expiresAt }, 201)
    },
  )
}
