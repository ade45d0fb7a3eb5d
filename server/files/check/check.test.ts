import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { createdDesign, jpeg } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { checkFiles } from './check.ts'

describe('The check of the files', () => {
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000)
  let app: TestApp
  let data: string
  let picture: Uint8Array<ArrayBuffer>
  let id: string
  beforeEach(async () => {
    app = await startApp(await openBegunSqlite())
    data = app.dependencies.env.DATA_DIR
    picture = await jpeg()
    id = (await app.upload('front.jpg', picture)).body.$id
  })
  afterEach(async () => {
    vi.useRealTimers()
    await app.stop()
  })

  const pathOf = (key: string) => join(data, 'files', key.slice(0, 6), key)
  const view = async (key: string) => (await app.visit(`/v1/storage/buckets/media/files/${key}/view`)).status
  const keys = async () => (await readdir(join(data, 'files'), { recursive: true })).join(' ')
  const showIt = () => createdDesign(app, { title: 'Courtyard house', images: [id] })

  async function put(key: string, bytes: Uint8Array, since?: Date) {
    await mkdir(join(data, 'files', key.slice(0, 6)), { recursive: true })
    await writeFile(pathOf(key), bytes)
    if (since) await utimes(pathOf(key), since, since)
  }

  async function check() {
    const { db, files } = app.dependencies
    const storeDirectory = join(data, 'files')
    return (await checkFiles({ db, store: files.store, storeDirectory, dataDirectory: data })).findings
  }
  const problems = async () => (await check()).map(({ problem }) => problem)

  /** @returns how each problem was mended */
  async function repair() {
    const mended: (string | undefined)[] = []
    for (const { mend } of await check()) mended.push(await mend())
    return mended
  }

  it('finds nothing where all is well', async () => {
    await showIt()
    await app.visit(`/v1/storage/buckets/media/files/${id}/preview?width=320`)
    expect(await problems()).toEqual([])
  })

  it('finds missing bytes, and never gives up a file that is shown', async () => {
    await showIt()
    await rm(pathOf(id))
    expect(await problems()).toEqual([
      `Missing: the bytes of "front.jpg" (${id}), shown by the design "Courtyard house" (ARC-1001)`,
    ])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 48 * 3_600_000 })
    expect(await repair()).toEqual([undefined])
    expect(await problems()).toHaveLength(1)
  })

  it('gives up a file without bytes that nothing has shown for a day', async () => {
    await rm(pathOf(id))
    expect(await repair()).toEqual([undefined])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
    expect(await repair()).toEqual(['Its row is removed: nothing has shown it for a day'])
    expect(await problems()).toEqual([])
  })

  it('puts missing bytes back that were uploaded once more', async () => {
    await showIt()
    await rm(pathOf(id))
    const again = (await app.upload('again.jpg', picture)).body.$id
    expect(await repair()).toEqual([`Put back: the same bytes lay under ${again}`])
    expect([await problems(), await view(id)]).toEqual([[], 200])
    expect(Buffer.from(picture).equals(await readFile(pathOf(id)))).toBe(true)
  })

  it('puts missing bytes back that lie under a key of nobody', async () => {
    await showIt()
    await rm(pathOf(id))
    await put('old-key', picture)
    expect(await repair()).toEqual(['Put back: the same bytes lay under old-key', undefined])
    expect(await problems()).toEqual([expect.stringMatching(/^Orphan: old-key/)])
  })

  it.each([
    ['others of the same length', (bytes: Buffer) => bytes.fill(7, 20)],
    ['fewer', (bytes: Buffer) => bytes.subarray(0, 20)],
  ])('finds bytes that are not those that were stored: %s', async (_what, damage) => {
    const damaged = damage(Buffer.from(picture))
    await put(id, damaged)
    expect(await problems()).toEqual([`Damaged: the bytes of "front.jpg" (${id}), shown by nothing`])
    expect(await repair()).toEqual([undefined])
    await put('old-key', picture, twoDaysAgo)
    const [mended] = await repair()
    expect(mended).toMatch(/^Put back: .* old-key; what was there is kept as /)
    expect(await readFile((mended ?? '').split('kept as ')[1] as string)).toEqual(damaged)
    expect([await problems(), await view(id)]).toEqual([[], 200])
  })

  it('sets bytes aside that belong to no file, a day after they came', async () => {
    await put('young', Buffer.from('young'))
    await put('old', Buffer.from('old'), twoDaysAgo)
    expect((await problems()).sort()).toEqual([
      expect.stringMatching(/^Orphan: old, stored \d\d \w+ \d{4}, \d\d:\d\d IST, belongs to no file$/),
      expect.stringMatching(/^Orphan: young, /),
    ])
    const aside = join(data, 'set-aside', 'old')
    expect(new Set(await repair())).toEqual(new Set([undefined, `Set aside: it is kept as ${aside}`]))
    expect(await readFile(aside, 'utf8')).toBe('old')
    expect(await keys()).not.toContain('old/old')
    expect(await problems()).toHaveLength(1)
  })

  it('finds what lies beside the files: renditions of none, and what a process left a day ago', async () => {
    const leave = async (since: Date, ...path: string[]) => {
      const whole = join(data, ...path)
      await mkdir(join(whole, '..'), { recursive: true })
      await writeFile(whole, 'left')
      await utimes(whole, since, since)
      return whole
    }
    const temporary = `.${'6'.repeat(24)}`
    const left = [
      await leave(twoDaysAgo, 'uploads', '.incoming', 'old'),
      await leave(twoDaysAgo, 'renditions', id, temporary),
      await leave(twoDaysAgo, 'files', id.slice(0, 6), temporary),
    ]
    await leave(new Date(), 'uploads', '.incoming', 'young')
    await leave(twoDaysAgo, 'renditions', 'share', 'share.jpg')
    await leave(twoDaysAgo, 'renditions', 'gone', 'a.webp')
    expect(await problems()).toEqual([
      'Leftover: renditions of gone, a file that is gone',
      ...left.map((path) => expect.stringContaining(`Forsaken: ${path}, left `)),
    ])
    expect(await repair()).toEqual(['Removed', 'Removed', 'Removed', 'Removed'])
    expect(await problems()).toEqual([])
    expect((await readdir(join(data, 'uploads', '.incoming'))).join()).toBe('young')
    expect((await readdir(join(data, 'renditions'))).sort()).toEqual([id, 'share'].sort())
  })

  it('mends nothing where the store does not answer', async () => {
    const { db, files } = app.dependencies
    const store = { ...files.store, open: () => Promise.reject(new Error('down')) }
    await expect(checkFiles({ db, store, dataDirectory: data })).rejects.toThrow('down')
  })
})
