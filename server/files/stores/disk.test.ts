import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servesAppwriteClients } from '#test/files/appwrite-clients.ts'
import { behavesAsStore } from '#test/files/store-behaviour.ts'
import { openStore } from './open.ts'
import type { Store } from './store.ts'

let directory: string
let store: Store
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'))
  store = await openStore(`file:${join(directory, 'stored')}`, { isNew: true })
})
afterAll(() => rm(directory, { recursive: true, force: true }))

describe('A folder', () => {
  behavesAsStore(() => store)
  servesAppwriteClients(() => ({}))
})

it('a folder that can be none is said at the start', async () => {
  const path = join(directory, 'a-file')
  await writeFile(path, '')
  await expect(openStore(`file:${join(path, 'stored')}`, { isNew: true })).rejects.toThrow(
    /^STORAGE_URL: .*a-file/,
  )
})
