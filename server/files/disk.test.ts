import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from './store.ts'

async function storeWith(content: string) {
  const directory = await mkdtemp(join(tmpdir(), 'store-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const path = join(directory, 'finished')
  await writeFile(path, content)
  const store = openStore(`file:${join(directory, 'stored')}`)
  await store.put('a.b_c-1', path)
  return { store, path }
}

it('a store takes over a file, and reads all of it or a part', async () => {
  const { store, path } = await storeWith('0123456789')
  expect(await store.size('a.b_c-1')).toBe(10)
  expect(await text(await store.open('a.b_c-1'))).toBe('0123456789')
  expect(await text(await store.open('a.b_c-1', { start: 2, end: 4 }))).toBe('234')
  await expect(writeFile(path, '', { flag: 'wx' })).resolves.toBeUndefined()
})

it('what a store does not have is a 404, and can be removed all the same', async () => {
  const { store } = await storeWith('a')
  await store.remove('a.b_c-1')
  await store.remove('a.b_c-1')
  await expect(store.open('a.b_c-1')).rejects.toMatchObject({ status: 404 })
  await expect(store.size('a.b_c-1')).rejects.toMatchObject({ status: 404 })
})

it('a store of an unknown kind is refused', () => {
  expect(() => openStore('ftp://host')).toThrow('STORAGE_URL')
})
