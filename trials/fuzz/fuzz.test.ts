import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fuzz } from './run.ts'
import { startFuzzed } from './start.ts'

const requests = 500

it('Whatever is asked of whatever the API document has is answered as documented', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-fuzz-'))
  const server = await startFuzzed(directory)
  onTestFinished(async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  })
  const { port } = new URL(server.url)
  const result = await fuzz({ port: Number(port), keeper: server.keeper, requests, seed: 7 })
  expect(result.faults).toEqual([])
  expect(result.requests).toBeGreaterThanOrEqual(requests)
  expect(result.statuses.size).toBeGreaterThan(100)
})
