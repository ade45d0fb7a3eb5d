import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { openDependencies } from './dependencies.ts'
import type { Env } from './env.ts'
import { createRemaking } from './http/cache/remaking.ts'
import { createShortWay } from './http/cache/short-way.ts'
import { createListener } from './http/listener.ts'
import { logWhatIsPrinted, openLog } from './log/log.ts'
import { serveMetrics } from './metrics/serve.ts'
import { createPages } from './pages.ts'
import { idle, stopping } from './stopping.ts'
import { notListening } from './unusable.ts'
import { onRetiring, ownSlot, sayWhere, tellServing } from './workers/worker.ts'

/**
 * Serves until this process is told to stop.
 * @throws Error in one line where it cannot
 */
export async function serve(env: Env): Promise<void> {
  const { log, lines } = openLog(env)
  logWhatIsPrinted(log)
  const [{ dependencies, startSweeping, close }, build] = await Promise.all([
    openDependencies(env, log),
    import('#build/server/index.js'),
  ])
  const { app, cache } = createApp(dependencies, (apiFetch, contentVersion) =>
    createPages({
      build,
      apiFetch,
      contentVersion,
      trustedProxies: env.TRUST_PROXY,
      publicUrl: env.PUBLIC_URL,
    }),
  )
  const { server, listen, end } = createListener(app.fetch, log, {
    shortWay: createShortWay(cache, lines),
    remake: createRemaking(cache, app.fetch, dependencies.admission),
    admission: dependencies.admission,
    requests: dependencies.measures.requests,
    arrived: dependencies.contentVersion.arrived,
  })
  const metrics = await openMetrics()

  /** Each worker has a port of its own for them, one after another. */
  async function openMetrics() {
    const { METRICS_PORT: port, METRICS_HOST: host } = env
    if (port === undefined) return undefined
    return serveMetrics(dependencies, cache, { port: port === 0 ? 0 : port + ownSlot(), host })
  }

  /** Takes no new work, finishes what is under way, then exits 0. */
  async function stop({ idleFor = 0, isReplaced = false } = {}) {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopping.all + idleFor).unref()
    // The others go on: requests may still be sent here.
    if (!isReplaced) dependencies.readiness.stop()
    try {
      await end({ ...stopping, idle: idleFor })
      await metrics?.close()
      await close()
    } catch (error) {
      log.error({ err: error }, 'stopping failed')
      process.exitCode = 1
    }
    process.exit()
  }
  let isStopping = false
  const usual = { idleFor: env.TRUST_PROXY > 0 ? idle.behindProxy : 0 }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(usual))
  onRetiring(() => void stop({ idleFor: idle.whileReplaced, isReplaced: true }))

  await listen(env.PORT, env.HOST).catch((error): never => {
    throw notListening('', error)
  })
  const { port } = server.address() as AddressInfo
  if (cluster.isWorker) tellServing(port)
  else sayWhere(port)
  dependencies.designIndex.start()
  startSweeping()
}
