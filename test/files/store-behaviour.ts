import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import type { Store } from '#server/files/stores/store.ts'
import { newId } from '#server/ids.ts'
import { video } from './make-files.ts'

const megabyte = 1024 * 1024

/** What every store does, whichever kind it is. Its files are films, because one kind takes nothing else. */
export function behavesAsStore(store: () => Store): void {
  async function keysAmong(keys: string[]) {
    const named: string[] = []
    for await (const key of store().keys()) if (keys.includes(key)) named.push(key)
    return named.sort()
  }

  const read = async (key: string) => buffer(await store().open(key))

  it('takes over a file, and reads all of it or a part', async () => {
    const bytes = video(1000)
    const path = await finished(bytes)
    const key = newId()
    await store().put(key, path)
    expect(await store().size(key)).toBe(bytes.length)
    expect(await read(key)).toEqual(bytes)
    for (const [start, end] of [
      [0, 0],
      [0, bytes.length - 1],
      [7, 7],
      [2, 4],
      [bytes.length - 1, bytes.length - 1],
    ] as const) {
      const part = await buffer(await store().open(key, { start, end }))
      expect([start, part]).toEqual([start, bytes.subarray(start, end + 1)])
    }
    await expect(writeFile(path, '', { flag: 'wx' })).resolves.toBeUndefined()
    await store().remove(key)
  })

  it('keeps a long film as it is', async () => {
    const bytes = video(12 * megabyte)
    const key = newId()
    await store().put(key, await finished(bytes))
    expect(await store().size(key)).toBe(bytes.length)
    expect(sha256(await read(key))).toBe(sha256(bytes))
    const end = bytes.length - 1
    const start = end - 3 * megabyte
    expect((await buffer(await store().open(key, { start, end }))).equals(bytes.subarray(start))).toBe(true)
    await store().remove(key)
  })

  it('what it does not have is a 404, and can be removed all the same', async () => {
    const key = newId()
    await store().put(key, await finished(video(10)))
    await store().remove(key)
    await store().remove(key)
    await expect(store().open(key)).rejects.toMatchObject({ status: 404 })
    await expect(store().open(key, { start: 0, end: 1 })).rejects.toMatchObject({ status: 404 })
    await expect(store().size(key)).rejects.toMatchObject({ status: 404 })
    await expect(store().storedAt(key)).rejects.toMatchObject({ status: 404 })
  })

  it('tells since when it has a file', async () => {
    const key = newId()
    await store().put(key, await finished(video(30)))
    expect(Math.abs(Date.now() - (await store().storedAt(key)).getTime())).toBeLessThan(60_000)
    await store().remove(key)
  })

  it('names every key, whatever letters an id may have', async () => {
    const keys = [newId(), `a.b_c-${newId().slice(0, 8)}`, `Z${newId()}`]
    for (const key of keys) await store().put(key, await finished(video(20)))
    expect(await keysAmong(keys)).toEqual([...keys].sort())
    for (const key of keys) await store().remove(key)
    expect(await keysAmong(keys)).toEqual([])
  })

  it('a reader that goes away does it no harm', async () => {
    const key = newId()
    await store().put(key, await finished(video(3 * megabyte)))
    for (let reader = 0; reader < 3; reader++) for await (const _ of await store().open(key)) break
    expect(await read(key)).toHaveLength(video(3 * megabyte).length)
    await store().remove(key)
  })
}

/** A finished local file. @returns its path */
export async function finished(bytes: Buffer): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'finished-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const path = join(directory, 'file')
  await writeFile(path, bytes)
  return path
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
