import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { Store } from '../../files/stores/store.ts'
import type { Unsettled } from '../../files/unsettled.ts'
import { putFiles } from './files.ts'
import type { ProvedArchive } from './opened.ts'

it('where a file can’t be put back, none begins after it, and those under way end before that is told', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-put-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const order: string[] = []
  const objects = {
    async open(hash: string) {
      if (hash === '0') throw new Error('No space left')
      await pause(20)
      return Readable.from([hash])
    },
  }
  const store = {
    async remove() {},
    async put(id: string) {
      order.push(id)
    },
  }
  const unsettled = { async note() {} }
  const files = Array.from({ length: 8 }, (_, number) => ({
    ...{ id: `file ${number}`, name: 'front.jpg', size: 1, hash: String(number) },
  }))
  const putting = putFiles(files, { objects } as unknown as ProvedArchive, {
    ...{ store: store as unknown as Store, unsettled: unsettled as unknown as Unsettled, directory },
  })
  await putting.catch((error: Error) => order.push(error.message))
  expect(order.toSorted()).toEqual(['No space left', 'file 1', 'file 2', 'file 3'])
  expect(order.at(-1)).toBe('No space left')
})
