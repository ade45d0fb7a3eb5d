import './production.ts'
import cluster from 'node:cluster'
import { loadEnvFile, readEnv } from './env.ts'
import { NeedsRestart } from './workers/worker.ts'

await start().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(error instanceof NeedsRestart ? NeedsRestart.exitCode : 1)
})

/** Whoever looks after workers reads nothing of what they need. */
async function start(): Promise<void> {
  loadEnvFile()
  const env = readEnv()
  if (env.WORKERS !== undefined && cluster.isPrimary) (await import('./workers/supervise.ts')).supervise(env)
  else await (await import('./serve.ts')).serve(env)
}
