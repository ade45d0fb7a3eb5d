import { copyFile, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { isCode, makeFolders } from './disk.ts'

/*
 * What is acknowledged must be there after a power cut: the bytes of a file, its name in its folder, and the names of
 * the folders above it that are new. Each is on the disk only once it has been asked for by an fsync of its own.
 */

/** Moves a file into its place in one step: whoever looks sees all of it or none of it, even after a power cut. */
export async function moveInto(target: string, source: string): Promise<void> {
  const folder = dirname(target)
  await makeFolder(folder)
  await flush(source)
  await rename(source, target).catch(async (error) => {
    if (!isCode(error, 'EXDEV')) throw error
    await copyInto(target, source)
  })
  await flush(folder)
}

/** Where a file is put together that comes from another disk; a process that ends in the middle leaves it. */
export function halfOf(target: string): string {
  return join(dirname(target), `.${basename(target)}`)
}

async function copyInto(target: string, source: string): Promise<void> {
  const half = halfOf(target)
  try {
    await copyFile(source, half)
    await flush(half)
    await rename(half, target)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  await rm(source)
}

const making = new Map<string, Promise<void>>()

/** Makes a folder, and those above it that are missing; whoever asks for one that is being made waits until it is safe. */
export function makeFolder(path: string): Promise<void> {
  const whole = resolve(path)
  const begun = making.get(whole) ?? makeSafely(whole).finally(() => making.delete(whole))
  making.set(whole, begun)
  return begun
}

async function makeSafely(path: string): Promise<void> {
  for (const folder of (await makeFolders(path)).reverse()) await flush(dirname(folder))
}

/** Writes a small file; one of that name is written over. */
export async function writeSafely(path: string, content: string): Promise<void> {
  await makeFolder(dirname(path))
  await writeFile(path, content)
  await flush(path)
  await flush(dirname(path))
}

/** Sees that what a file holds, or what a folder names, is on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
