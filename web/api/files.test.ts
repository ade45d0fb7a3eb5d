import { beforeEach, describe, expect, test } from 'vitest'
import type { StoredFile } from '#contract/file.ts'
import { ApiError, unreachable } from './api-error.ts'
import { beginUpload, type Progress } from './files.ts'
import type { Chunk } from './send-chunk.ts'

const megabyte = 1024 * 1024
const film = new File([new Uint8Array(12 * megabyte)], 'film.mp4')
const broken = unreachable()

let sent: string[]
let waits: number[]
let givenUp: string[]
let news: Progress[]
/** What is said to the next chunks, one after another; 'stored' once it is empty. */
let answers: (Error | 'hang' | number)[]
let has: Set<number>

beforeEach(() => {
  sent = []
  waits = []
  givenUp = []
  news = []
  answers = []
  has = new Set()
})

const nameOf = ({ start, end }: Pick<Chunk, 'start' | 'end'>) => `${start / megabyte}-${end / megabyte}`

/** A server that stores chunks, and answers as `answers` says. */
const by = {
  async sendChunk(chunk: Chunk, { signal }: { signal: AbortSignal }): Promise<StoredFile> {
    sent.push(nameOf(chunk))
    const answer = answers.shift()
    if (answer === 'hang')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    if (answer instanceof Error) throw answer
    has.add(chunk.start)
    const chunksTotal = Math.max(1, Math.ceil(chunk.file.size / (5 * megabyte)))
    return { $id: chunk.uploadId, chunksTotal, chunksUploaded: has.size } as StoredFile
  },
  async giveUp(uploadId: string) {
    givenUp.push(uploadId)
  },
  async wait(milliseconds: number) {
    waits.push(milliseconds)
  },
}

const begin = (file: File) => beginUpload(file, { by, onProgress: (progress) => news.push(progress) })

test('a file goes in chunks of 5 MB, one after another, under one id', async () => {
  const { $id, chunksUploaded } = await begin(film).send()
  expect(sent).toEqual(['0-5', '5-10', '10-12'])
  expect($id).toMatch(/^[0-9a-f]{24}$/)
  expect(chunksUploaded).toBe(3)
})

test('a file that is complete is not sent again', async () => {
  const upload = begin(film)
  expect(await upload.send()).toBe(await upload.send())
  expect(sent).toHaveLength(3)
})

test('a small file goes in one chunk, and so does an empty one', async () => {
  await begin(new File(['abc'], 'a.jpg')).send()
  await begin(new File([], 'empty.jpg')).send()
  expect(sent).toHaveLength(2)
})

test('no file at all is said so', () => {
  expect(() => beginUpload(undefined)).toThrow('No file provided')
})

describe('what may pass', () => {
  test.each([
    [broken, 'connection'],
    [new ApiError(408, ''), 'connection'],
    [new ApiError(429, ''), 'busy'],
    [new ApiError(500, ''), 'failure'],
    [new ApiError(503, ''), 'failure'],
  ] as const)(
    'is waited for, called what it is, and the chunk is sent again (%o)',
    async (error, hindrance) => {
      const passing: (Error | number)[] = [0, error, error]
      answers = passing
      await begin(film).send()
      expect(sent).toEqual(['0-5', '5-10', '5-10', '5-10', '10-12'])
      expect(waits).toEqual([1000, 2000])
      expect(news.flatMap((progress) => progress.hindrance ?? [])).toEqual([hindrance, hindrance])
    },
  )

  test('fails the upload in the end; sent again, it goes on from the chunk that failed', async () => {
    answers = [0, broken, broken, broken, broken]
    const upload = begin(film)
    await expect(upload.send()).rejects.toThrow('Server connection failed')
    expect(waits).toEqual([1000, 2000, 4000])
    sent = []
    await upload.send()
    expect(sent).toEqual(['5-10', '10-12'])
  })
})

test('a session that has ended fails at once, and the upload goes on after it', async () => {
  answers = [0, new ApiError(401, 'Unauthorized access')]
  const upload = begin(film)
  await expect(upload.send()).rejects.toMatchObject({ status: 401 })
  expect(waits).toEqual([])
  expect((await upload.send()).chunksUploaded).toBe(3)
  expect(sent).toEqual(['0-5', '5-10', '5-10', '10-12'])
})

test('a file that is refused is not sent again by itself, and begins anew otherwise', async () => {
  answers = [0, 0, new ApiError(400, 'This file is damaged and cannot be read.')]
  const upload = begin(film)
  await expect(upload.send()).rejects.toThrow('damaged')
  await upload.send()
  expect(sent).toEqual(['0-5', '5-10', '10-12', '0-5', '5-10', '10-12'])
})

test('what the server has forgotten meanwhile is sent once more', async () => {
  answers = [0, 0, new ApiError(401, '')]
  const upload = begin(film)
  await expect(upload.send()).rejects.toThrow()
  has.clear()
  expect((await upload.send()).chunksUploaded).toBe(3)
  expect(sent.slice(3)).toEqual(['10-12', '0-5', '5-10', '10-12'])
})

test('a cancelled upload stops, and nothing of it stays on the server', async () => {
  answers = [0, 'hang']
  const upload = begin(film)
  const outcome = expect(upload.send()).rejects.toMatchObject({ name: 'AbortError' })
  while (sent.length < 2) await Promise.resolve()
  await upload.cancel()
  await outcome
  expect(sent).toEqual(['0-5', '5-10'])
  expect(givenUp).toHaveLength(1)
})

test('what is stored already is not removed: the same file may have been uploaded by somebody else too', async () => {
  const upload = begin(film)
  await upload.send()
  await upload.cancel()
  expect(givenUp).toEqual([])
})

test('an upload that was cancelled before it began leaves the server alone', async () => {
  await begin(film).cancel()
  expect(givenUp).toEqual([])
})
