import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileMessages } from '#contract/messages.ts'
import { notFound } from '../errors.ts'
import { newId } from '../ids.ts'
import type { ByteRange } from './stores/store.ts'

/** A stream over an open file, so that a missing one fails before anything is answered. */
export async function openForReading(path: string, range?: ByteRange): Promise<Readable> {
  const handle = await open(path).catch(asNotFound)
  return handle.createReadStream(range)
}

/** Moves a file into its place in one step: whoever looks sees all of it or none of it, even after a power cut. */
export async function moveInto(target: string, source: string): Promise<void> {
  const folder = dirname(target)
  const temporary = join(folder, `.${newId()}`)
  await mkdir(folder, { recursive: true })
  try {
    await moveAcross(source, temporary)
    await flush(temporary)
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await flush(folder)
}

async function moveAcross(source: string, target: string): Promise<void> {
  try {
    await rename(source, target)
  } catch (error) {
    if (!isCode(error, 'EXDEV')) throw error
    await copyFile(source, target)
    await rm(source)
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function asNotFound(error: unknown): never {
  throw isCode(error, 'ENOENT') ? notFound(fileMessages.notFound) : error
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
