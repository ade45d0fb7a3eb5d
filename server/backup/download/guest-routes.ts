import { createRoute } from '@hono/zod-openapi'
import { backupMessages } from '#contract/messages.ts'
import { notFound } from '../../errors.ts'
import type { Dependencies } from '../../http/context.ts'
import { download } from '../../http/download.ts'
import { createRouter, keyParameter, refused } from '../../http/router.ts'
import { tarOf } from './bundle.ts'
import { findByKey } from './links.ts'
import { openBackups } from './read.ts'

/** Backups as files to be taken home: the key of a link stands for a token. */
export function guestBackupRoutes({ db, env }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/{key}',
      tags: ['Backups'],
      operationId: 'downloadBackup',
      summary: 'Download a backup',
      description:
        'The archive and the files beside it in one tar, as they lie in their place, encrypted where they are. Unpacked, it is a folder of backups, from which `npm run restore` restores.',
      request: { params: keyParameter },
      responses: {
        200: {
          description: 'The tar.',
          content: { 'application/x-tar': { schema: { type: 'string', format: 'binary' } } },
        },
        ...refused(404),
      },
    }),
    async (c) => {
      const bundle = await findByKey(db, c.req.valid('param').key)
      if (!bundle) throw notFound(backupMessages.linkEnded)
      const tar = tarOf(await openBackups(env), bundle)
      return download(c, { fileName: `${bundle.folder}.tar`, type: 'application/x-tar' }, tar)
    },
  )
}
