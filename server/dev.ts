import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createViteServer } from 'vite'
import { createApp } from './app.ts'
import { createLog, openDependencies } from './dependencies.ts'
import { loadEnvFile, readEnv } from './env.ts'

/** The whole product with hot reload: Vite serves the browser's modules, the application everything else. */
loadEnvFile()
const env = readEnv()
const { dependencies, close } = await openDependencies(env, createLog(env))
const server = createHttpServer()
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })

/** Through Vite, so that the handler and the pages stand on one and the same copy of React Router. */
const { createPages } = (await vite.ssrLoadModule('/server/pages.ts')) as typeof import('./pages.ts')

/** Pages change with the code that draws them: nothing is cached from one request to the next. */
const contentVersion = { ...dependencies.contentVersion, current: () => randomUUID() }
const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
const { app } = createApp({ ...dependencies, contentVersion }, (apiFetch) =>
  createPages({
    build,
    apiFetch,
    contentVersion,
    trustedProxies: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    clientDirectory: 'public',
  }),
)

const listener = getRequestListener(app.fetch)
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
)
server.listen(env.PORT, env.HOST, () => console.log(`Plinth is developed on http://localhost:${env.PORT}`))

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    await vite.close()
    await close()
    process.exit()
  })
}
