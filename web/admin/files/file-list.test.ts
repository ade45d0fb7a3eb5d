import { beforeEach, expect, test } from 'vitest'
import type { StoredFile } from '#contract/file.ts'
import { ApiError, unreachable } from '#web/api/api-error.ts'
import type { BeginUpload } from '#web/api/files.ts'
import { createFileList } from './file-list.ts'
import type { FormFile } from './form-file.ts'

interface Sending {
  name: string
  end: (error?: Error) => void
}

let onWay: Sending[]
let givenUp: string[]
let repeated: string[]
let failures: string[]

beforeEach(() => {
  onWay = []
  givenUp = []
  repeated = []
  failures = []
})

/** An upload that waits to be told how it ends. */
const begin: BeginUpload = (file) => {
  const name = file?.name ?? ''
  let cancel = () => {}
  return {
    send: () =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => {
          onWay = onWay.filter((sending) => sending.name !== name)
          if (error) reject(error)
          else resolve({ $id: `id of ${name.replace(/ again$/, '')}` } as StoredFile)
        }
        onWay.push({ name, end })
        cancel = () => end(new DOMException('', 'AbortError'))
      }),
    async cancel() {
      cancel()
      givenUp.push(name)
    },
  }
}

const stored = { key: 's', type: 'image', alt: '', fileId: 'stored', stored: {} } as FormFile

function listOf(options: Partial<Parameters<typeof createFileList>[0]> = {}) {
  return createFileList({
    files: [],
    begin,
    onRepeated: ({ name }) => repeated.push(name),
    onFailure: (error, name) => failures.push(`${name}: ${error instanceof Error ? error.message : ''}`),
    ...options,
  })
}

const pictures = (...names: string[]) => names.map((name) => new File([name], name, { type: 'image/png' }))
const namesOnWay = () => onWay.map(({ name }) => name)
const idsOf = ({ current }: ReturnType<typeof listOf>) => current().map(({ fileId }) => fileId)
const fileOf = ({ current }: ReturnType<typeof listOf>, name: string) =>
  current().find(({ chosen }) => chosen?.file.name === name) as FormFile

async function end(name: string, error?: Error) {
  onWay.find((sending) => sending.name === name)?.end(error)
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

test('three are sent at once, and the others in their turn', async () => {
  const list = listOf()
  list.add(pictures('a', 'b', 'c', 'd'))
  expect(namesOnWay()).toEqual(['a', 'b', 'c'])
  await end('b')
  expect(namesOnWay()).toEqual(['a', 'c', 'd'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(idsOf(list)).toEqual(['id of a', 'id of b', 'id of c', 'id of d'])
})

test('what succeeded stays where another fails, which is sent again by itself', async () => {
  const list = listOf()
  list.add(pictures('a', 'b'))
  await end('a', unreachable())
  await end('b')
  expect(idsOf(list)).toEqual([undefined, 'id of b'])
  expect([fileOf(list, 'a').failure, failures]).toEqual([
    { message: 'Server connection failed', canRetry: true },
    ['a: Server connection failed'],
  ])
  list.retry(fileOf(list, 'a').key)
  expect(namesOnWay()).toEqual(['a'])
  await end('a')
  expect(idsOf(list)).toEqual(['id of a', 'id of b'])
})

test('saving waits for what is on its way, and sends again what failed', async () => {
  const list = listOf()
  list.add(pictures('a', 'b'))
  await end('a', new ApiError(401, 'Unauthorized access'))
  const settled = list.settle()
  expect(namesOnWay()).toEqual(['b', 'a'])
  await end('a')
  await end('b')
  expect((await settled).map(({ fileId }) => fileId)).toEqual(['id of a', 'id of b'])
})

test('where files are told by their names, the same picture under another name stays', async () => {
  const list = listOf({ keepsRepeated: true })
  list.add(pictures('a', 'a again'))
  await end('a')
  await end('a again')
  expect([idsOf(list), repeated]).toEqual([['id of a', 'id of a'], []])
})

test('saving says what the first one met that cannot be stored, and does not send a refused file again', async () => {
  const list = listOf()
  list.add(pictures('a'))
  await end('a', new ApiError(400, 'This file is damaged and cannot be read.'))
  await expect(list.settle()).rejects.toThrow('damaged')
  expect([namesOnWay(), fileOf(list, 'a').failure?.canRetry]).toEqual([[], false])
  list.remove(fileOf(list, 'a'))
  expect(await list.settle()).toEqual([])
})

test('what the server has lost is sent once more, and what was not chosen here is said to be gone', async () => {
  const gone = new Set(['id of a', 'stored'])
  const list = listOf({ files: [stored], isStored: async (fileId) => !gone.has(fileId) })
  list.add(pictures('a', 'b'))
  await end('a')
  await end('b')
  expect(await list.sendLostAgain()).toBe(true)
  expect([namesOnWay(), idsOf(list)]).toEqual([['a'], ['stored', undefined, 'id of b']])
  expect(list.current()[0]?.failure).toEqual({ message: 'File not found', canRetry: false })
  const settled = list.settle()
  await end('a')
  expect((await settled).map(({ fileId }) => fileId)).toEqual(['stored', 'id of a', 'id of b'])

  gone.delete('id of a')
  expect([await list.sendLostAgain(), namesOnWay()]).toEqual([false, []])
})

test('a file taken away on its way is cancelled, also while it waits for its turn', async () => {
  const list = listOf({ concurrency: 1 })
  list.add(pictures('a', 'b', 'c'))
  await list.remove(fileOf(list, 'a'))
  await list.remove(fileOf(list, 'c'))
  await end('b')
  expect(givenUp).toEqual(['a', 'c'])
  expect([idsOf(list), namesOnWay(), failures]).toEqual([['id of b'], [], []])
})

test('what is stored stays on the server when it is taken away: it may be somebody else’s too', async () => {
  const list = listOf({ files: [stored] })
  list.add(pictures('a'))
  await end('a')
  await list.remove(fileOf(list, 'a'))
  await list.remove(stored)
  expect([givenUp, list.current()]).toEqual([[], []])
})

test('a picture that is in the list already is kept once, and said so', async () => {
  const list = listOf({ files: [{ ...stored, fileId: 'id of b' }] })
  list.add(pictures('a', 'a again', 'b'))
  for (const name of ['b', 'a again', 'a']) await end(name)
  expect([idsOf(list), repeated]).toEqual([
    ['id of b', 'id of a'],
    ['b', 'a'],
  ])
  expect((await list.settle()).map(({ fileId }) => fileId)).toEqual(['id of b', 'id of a'])
})

test('files keep their ids and texts while they are moved', async () => {
  const list = listOf({ files: [stored] })
  list.add(pictures('a', 'b'))
  list.describe(fileOf(list, 'b').key, 'A court')
  list.move(2, 0)
  await end('a')
  await end('b')
  expect(list.current().map(({ fileId, alt }) => [fileId, alt])).toEqual([
    ['id of b', 'A court'],
    ['stored', ''],
    ['id of a', ''],
  ])
})

test('a file that is put to use at once leaves the list, or says why it was not', async () => {
  const attached: string[] = []
  const list = listOf({
    attach: async (fileId) => {
      if (attached.push(fileId) === 2) throw new ApiError(503, 'Busy')
    },
  })
  list.add(pictures('a', 'b'))
  await end('a')
  await end('b')
  expect(idsOf(list)).toEqual(['id of b'])
  expect(fileOf(list, 'b').failure).toEqual({ message: 'Busy', canRetry: true })
  list.retry(fileOf(list, 'b').key)
  await end('b')
  expect([attached, list.current(), givenUp]).toEqual([['id of a', 'id of b', 'id of b'], [], []])
})

test('a form that is left gives up what is on its way, and leaves what is stored to a draft', async () => {
  const list = listOf()
  list.add(pictures('a', 'b', 'c', 'd', 'e'))
  await end('a')
  list.leave()
  expect(givenUp).toEqual(['b', 'c', 'd', 'e'])
  expect(namesOnWay()).toEqual([])
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect([namesOnWay(), failures]).toEqual([[], []])
})

test('what is saved as the form is left is not saved without a file that was on its way', async () => {
  const list = listOf()
  list.add(pictures('thumbnail'))
  const saving = list.settle()
  list.leave()
  await expect(saving).rejects.toThrow('The page was left before the file was uploaded')
})
