import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { newId } from '../../ids.ts'
import { isCode, namesIn, namesOlderThan, removeOlder } from '../disk.ts'
import { makeFolder, moveInto } from '../durable.ts'
import { hashOf } from '../hash.ts'
import { readInto } from '../local-bytes.ts'
import type { Chunk } from './content-range.ts'

/** What an upload in chunks began with. */
interface Beginning {
  name: string
  total: number
  createdAt: string
}

/** Chunks of uploads that are not complete yet, on this disk: a restart goes on where it was. */
export interface Unfinished {
  /** Where bytes arrive before they count for anything. */
  readonly incoming: string
  /** The beginning of an upload; `ifNew` where this is its first chunk. */
  begin(id: string, ifNew: Beginning): Promise<Beginning>
  /**
   * Moves a chunk that has arrived to where chunks lie, and says how many are there; undefined where another one is there
   * already: it belongs to somebody else's file.
   */
  add(id: string, chunk: Chunk, path: string): Promise<number | undefined>
  /** What is there of an upload: `chunksInOrder` counts up to the first that is missing. */
  find(id: string): Promise<{ beginning: Beginning; chunksInOrder: number } | undefined>
  /** Puts the chunks together, and answers the path of the whole. */
  assemble(id: string, count: number): Promise<string>
  /** Removes an upload, and says whether there was one. */
  discard(id: string): Promise<boolean>
  /** Ids of uploads to which nothing was added since `before`; forsaken bytes that arrived before it are removed. */
  stale(before: Date): Promise<string[]>
}

const beginningFile = 'upload.json'

/** Keeps each upload in a folder of `directory` that bears its id. */
export function unfinishedUploads(directory: string): Unfinished {
  // No id begins with a dot.
  const incoming = join(directory, '.incoming')
  const folder = (id: string) => join(directory, id)
  const partOf = (id: string, index: number) => join(folder(id), `${index}.part`)

  return {
    incoming,
    async begin(id, ifNew) {
      const known = await readBeginning(join(folder(id), beginningFile))
      if (known) return known
      const temporary = join(incoming, newId())
      await makeFolder(incoming)
      await writeFile(temporary, JSON.stringify(ifNew))
      await moveInto(join(folder(id), beginningFile), temporary)
      return ifNew
    },
    async add(id, { index }, path) {
      const part = partOf(id, index)
      const parts = await partsIn(folder(id))
      if (!parts.has(basename(part))) await moveInto(part, path)
      else if ((await hashOf(part)) !== (await hashOf(path))) return undefined
      return parts.add(basename(part)).size
    },
    async find(id) {
      const beginning = await readBeginning(join(folder(id), beginningFile))
      if (!beginning) return undefined
      const parts = await partsIn(folder(id))
      let chunksInOrder = 0
      while (parts.has(basename(partOf(id, chunksInOrder)))) chunksInOrder++
      return { beginning, chunksInOrder }
    },
    async assemble(id, count) {
      const whole = join(incoming, newId())
      const parts = Array.from({ length: count }, (_, index) => partOf(id, index))
      try {
        await writeTogether(parts, whole)
      } catch (error) {
        await rm(whole, { force: true })
        throw error
      }
      return whole
    },
    async discard(id) {
      // In one step: what was left of it half removed would be taken for a part of the next one of that id.
      const aside = join(incoming, newId())
      await makeFolder(incoming)
      const isThere = await rename(folder(id), aside).then(() => true, ifThere)
      await rm(aside, { recursive: true, force: true })
      return isThere ?? false
    },
    async stale(before) {
      await removeOlder(incoming, before)
      return (await namesOlderThan(directory, before)).filter((name) => !name.startsWith('.'))
    },
  }
}

async function writeTogether(parts: string[], whole: string): Promise<void> {
  const target = await open(whole, 'wx')
  try {
    for (const part of parts) await readInto(part, (piece) => target.writeFile(piece))
  } finally {
    await target.close()
  }
}

async function partsIn(folder: string): Promise<Set<string>> {
  return new Set((await namesIn(folder)).filter((name) => name.endsWith('.part')))
}

async function readBeginning(path: string): Promise<Beginning | undefined> {
  const text = await readFile(path, 'utf8').catch(ifThere)
  return text === undefined ? undefined : JSON.parse(text)
}

function ifThere(error: unknown): undefined {
  if (!isCode(error, 'ENOENT')) throw error
}
