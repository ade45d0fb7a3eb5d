import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '#test/databases.ts'
import { openDatabase } from '../../database/client.ts'
import { createLeases } from '../../database/leases.ts'
import type { FileRow } from '../repository.ts'
import { createChunks } from './chunks.ts'
import { endedUploads } from './ended.ts'
import { unfinishedUploads } from './unfinished.ts'

it('a chunk whose answer was lost gets it again, also where other bytes are stored than came', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'chunks-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const stored: FileRow[] = []
  const unfinished = unfinishedUploads(join(directory, 'uploads'))
  const { url, remove } = await openSqlite()
  const db = openDatabase(url, () => {})
  onTestFinished(async () => {
    await db.destroy()
    await remove()
  })
  const kept = { unfinished, ended: endedUploads(db), withLock: createLeases(db, 'upload') }
  const chunks = createChunks(kept, {
    find: async (id) => stored.find((file) => file.id === id),
    async admit({ id, name }) {
      const file = { id, name, size: 3, hash: 'cleaned', colors: null, createdAt: '' } as FileRow
      stored.push(file)
      return file
    },
  })
  const send = async () => {
    const path = join(directory, 'arrived')
    await writeFile(path, 'drawn')
    const form = { fileId: 'unique()', name: 'icon.svg', path, size: 5 }
    return chunks.add({ id: 'icon', chunk: { index: 0, count: 1, size: 5, total: 5 }, form, isNamed: true })
  }
  const response = await send()
  expect(response).toMatchObject({ $id: 'icon', sizeOriginal: 3, chunksUploaded: 1 })
  expect([await send(), stored.length]).toEqual([response, 1])
})
