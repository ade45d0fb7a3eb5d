import './production.ts'
import cluster from 'node:cluster'
import { type Env, loadEnvFile, readEnv } from './env.ts'
import { requirePort } from './http/listen.ts'
import { notListening } from './unusable.ts'
import { NeedsRestart } from './workers/worker.ts'

await start().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(error instanceof NeedsRestart ? NeedsRestart.exitCode : 1)
})

/** Whoever looks after workers reads nothing of what they need. */
async function start(): Promise<void> {
  loadEnvFile()
  const env = readEnv()
  if (cluster.isPrimary) await requirePorts(env)
  if (env.WORKERS !== undefined && cluster.isPrimary) (await import('./workers/supervise.ts')).supervise(env)
  else await (await import('./serve.ts')).serve(env)
}

/** A start that cannot be made leaves nothing behind, least of all a first password beside what is wrong. */
async function requirePorts({ PORT, HOST, METRICS_PORT, METRICS_HOST }: Env): Promise<void> {
  await requirePort(PORT, HOST).catch((error): never => {
    throw notListening('', error)
  })
  if (METRICS_PORT === undefined) return
  await requirePort(METRICS_PORT, METRICS_HOST).catch((error): never => {
    throw notListening('METRICS_', error)
  })
}
