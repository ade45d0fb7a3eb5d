import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { samples } from '#samples/designs.ts'
import type { Db } from '../database/schema.ts'
import { openForReading } from './disk.ts'
import { hashOf } from './hash.ts'
import { newFile } from './new-file.ts'
import { type FileRow, findFile } from './repository.ts'
import type { Store } from './stores/store.ts'

/** When what the product brings was made, as far as answers are concerned. */
export const madeAt = '2026-11-21T00:00:00.000Z'

const prefix = 'sample-'
const pictures = new Map(
  samples.flatMap(({ images }) => images.map((picture) => [builtInId(picture.file), picture])),
)
const rows = new Map<string, Promise<FileRow>>()

/** The id of a picture that the product brings, as the storage calls know it. */
export function builtInId(file: string): string {
  return prefix + basename(file, extname(file))
}

/** True for the id of a picture that the product brings: it lies in no store and goes with no document. */
export function isBuiltIn(id: string): boolean {
  return pictures.has(id)
}

/** A stored file, or one that the product brings. */
export function findAnyFile(db: Db, id: string): Promise<FileRow | undefined> {
  const picture = pictures.get(id)
  if (!picture) return findFile(db, id)
  const row = rows.get(id) ?? rowOf(id, picture)
  rows.set(id, row)
  return row
}

/** A store that can also be asked for what the product brings. */
export function withBuiltIn(store: Store): Store {
  return {
    ...store,
    open(key, range) {
      const picture = pictures.get(key)
      return picture ? openForReading(pathOf(picture.file), range) : store.open(key, range)
    },
  }
}

async function rowOf(
  id: string,
  { file, width, height, placeholder }: (typeof samples)[number]['images'][number],
): Promise<FileRow> {
  const path = pathOf(file)
  const [{ size }, hash] = await Promise.all([stat(path), hashOf(path)])
  const name = basename(file)
  const looks = { width, height, placeholder, colors: null, isAnimated: 0, likeness: null }
  const row = newFile({ id, name, type: 'image/avif', size, hash, ...looks, createdAt: madeAt })
  return { ...row, unusedSince: null }
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../../${file}`, import.meta.url))
}
