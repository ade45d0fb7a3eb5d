import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const script = `
  import { once } from 'node:events'
  import { connect } from 'node:net'
  import offerPostgres from './test/postgres.ts'
  let desk
  const close = await offerPostgres({ provide: (name, port) => { desk = port } })
  const [url] = await once(connect(desk, '127.0.0.1'), 'data')
  if (!String(url).startsWith('postgres://')) throw new Error('no server')
  await close()
  process.exitCode = 3
`

it('a test run that had a PostgreSQL server ends with the code that its tests gave', async () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd, stdio: 'inherit' })
  const [code] = await once(run, 'close')
  expect(code).toBe(3)
})
