import { tmpdir } from 'node:os'
import { expect } from 'vitest'
import { readStatus } from '#server/workers/status.ts'
import { eventually } from './eventually.ts'
import { startServer } from './start-server.ts'

/** The account that a first start lays down. */
export const login = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse' }

/**
 * Starts two workers, and whoever looks after them.
 * @param data where its first start has been already
 */
export async function startTwoWorkers(
  data: { directory: string; remove(): Promise<void> },
  environment: Record<string, string> = {},
  workingDirectory = tmpdir(),
) {
  const { directory } = data
  const server = await startServer({ ...login, WORKERS: '2', DATA_DIR: directory, ...environment }, [], {
    cwd: workingDirectory,
  })
  const workers = async () => (await readStatus(directory))?.workers ?? []
  await eventually(async () => expect(await workers()).toHaveLength(2))
  const end = async () => {
    const code = await server.stop()
    await data.remove()
    return code
  }
  return { ...server, directory, workers, end }
}

/** Has each worker run this before it begins. */
export const inWorkers = (code: string) => before('process.env.PLINTH_WORKER', code)

/** Has the process that looks after the workers run this before it begins. */
export const inSupervisor = (code: string) => before('!process.env.PLINTH_WORKER', code)

function before(condition: string, code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(`if (${condition}) { ${code} }`)}`
}
