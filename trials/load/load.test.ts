import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startServer } from '#test/start-server.ts'
import { watchRefusals } from './refusals.ts'
import { visit } from './visitors.ts'

it('Among too many searches every enquiry is taken, what is refused is refused politely, and all is well at once after', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-load-'))
  const server = await startServer({ DATA_DIR: directory, TRUST_PROXY: '1', BACKUP_AT: 'off' })
  onTestFinished(async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  })
  const refusals = watchRefusals(server)
  const { kinds, unsent } = await visit({
    port: Number(new URL(server.url).port),
    kinds: [
      { name: 'search', paths: ['/gallery?search=house-{n}'], share: 4 },
      { name: 'kept page', paths: ['/'], share: 1 },
    ],
    ...{ connections: 600, seconds: 2, withoutPause: true },
  })
  const { rude, enquiries } = await refusals.end()
  expect([rude, unsent]).toEqual([[], 0])
  expect(Object.keys(enquiries)).toEqual(['201'])
  expect(Object.keys(kinds['kept page']?.statuses ?? {})).toEqual(['200'])
  expect(Object.keys(kinds.search?.statuses ?? {}).filter((status) => status !== '200')).toEqual(['503'])
  expect((await fetch(`${server.url}/gallery?search=after`)).status).toBe(200)
})
