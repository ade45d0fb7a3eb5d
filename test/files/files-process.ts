import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { migrate, openDatabase } from '#server/database/client.ts'
import { createFiles } from '#server/files/files.ts'
import { countFiles } from '#server/files/repository.ts'
import { fileRoutes } from '#server/files/routes.ts'
import { openStore } from '#server/files/stores/open.ts'
import { onError } from '#server/http/on-error.ts'
import { createRouter } from '#server/http/router.ts'

/* A server of the stored files alone, to be killed: quick to start, and everyone may write. Says its port. */

const [directory, url] = process.argv.slice(2) as [string, string]
const log = pino({ level: 'silent' })
const db = openDatabase(url, () => {})
await migrate(db)
const store = await openStore(`file:${directory}/stored`, { isNew: (await countFiles(db)) === 0 })
const files = createFiles({ db, store, dataDirectory: directory, log })
const app = createRouter()
app.use(async (c, next) => {
  c.set('log', log)
  c.set('requestId', 'test')
  await next()
})
app.onError(onError)
app.route(
  '/v1/storage/buckets',
  fileRoutes({ db, files }, (_, next) => next()),
)
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server
await once(server, 'listening')
console.log((server.address() as AddressInfo).port)
