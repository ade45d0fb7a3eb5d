import './production.ts'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { loadEnvFile, readEnv } from './env.ts'
import { createPages } from './pages.ts'
import { createLog, openServices } from './services.ts'

const stopPatience = 25_000

await start().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function start() {
  loadEnvFile()
  const env = readEnv()
  const log = createLog(env)
  const buildPath = new URL('../build/server/index.js', import.meta.url).href
  const [{ services, startSweeping, close }, build] = await Promise.all([
    openServices(env, log),
    import(buildPath) as Promise<ServerBuild>,
  ])
  const app = createApp(services, (apiFetch) =>
    createPages({ build, apiFetch, trustedProxies: env.TRUST_PROXY, publicUrl: env.PUBLIC_URL }),
  )
  let stopping = false
  const server = serve(
    {
      port: env.PORT,
      hostname: env.HOST,
      async fetch(request, bindings) {
        const response = await app.fetch(request, bindings)
        if (stopping) response.headers.set('Connection', 'close')
        return response
      },
    },
    ({ port }) => console.log(`Plinth serves on http://localhost:${port}`),
  ) as Server
  server.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  startSweeping()

  /** Takes no new work, finishes what is under way, then exits 0. */
  function stop() {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopPatience).unref()
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    server.close(async () => {
      clearInterval(idle)
      await close().catch((error) => {
        log.error({ err: error }, 'stopping failed')
        process.exitCode = 1
      })
      process.exit()
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
