import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, readFile } from 'node:fs/promises'
import { reasonWithoutS3, startS3 } from '../s3.ts'
import { storeVariable } from './balanced.ts'
import { leftOut } from './left-out.ts'

/*
 * `npm run test:balanced -- [FILES]`: the tests of the API with the product as three processes behind nginx, on PostgreSQL and an
 * object store.
 */

const reason = await reasonWithoutS3()
if (reason) {
  console.error(`No object store: ${reason}`)
  process.exit(1)
}
const given = process.argv.slice(2)
const files = given.length > 0 ? given : await testsOfTheApi()
const store = await startS3()
const vitest = spawn('vitest', ['run', '--project', 'server', ...files], {
  stdio: 'inherit',
  // A group of its own: what a test that was left out in its middle has started ends with it.
  detached: true,
  env: { ...process.env, ...store.environment, [storeVariable]: store.url },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal))
const [code] = await once(vitest, 'exit')
await store.stop()
endGroup(vitest.pid)
process.exit(code ?? 1)

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Files whose tests start the product, but for those that are about the inside of a process. */
async function testsOfTheApi(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob(['server/**/*.test.ts', 'test/*.test.ts']))
    if (!(path in leftOut) && (await readFile(path, 'utf8')).includes('startApp(')) found.push(path)
  return found.sort()
}
