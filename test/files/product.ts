import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { openEmptySqlite } from '../databases.ts'
import { startApp } from '../start-app.ts'

/** The whole product on a port of its own, where Appwrite's clients reach it. */
export async function startProduct(environment: Record<string, string> = {}) {
  const app = await startApp(await openEmptySqlite(), environment)
  const server = serve({ fetch: app.app.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    app,
    endpoint: `http://127.0.0.1:${port}/v1`,
    /** The settings by which another instance keeps its files in this one. */
    asStore: {
      STORAGE_URL: `appwrite://127.0.0.1:${port}/v1?project=portfolio&bucket=media`,
      APPWRITE_API_KEY: app.adminToken,
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      await app.stop()
    },
  }
}
