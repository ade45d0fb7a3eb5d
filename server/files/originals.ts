import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileRow } from './repository.ts'
import { unreadable } from './stores/failures.ts'
import { through } from './stores/flow.ts'
import type { ByteRange, Store } from './stores/store.ts'

/**
 * A stored file's bytes as they came. A whole file whose bytes are not those that were stored breaks off before its end,
 * so that nobody keeps it.
 */
export async function openOriginal(store: Store, file: FileRow, range?: ByteRange): Promise<Readable> {
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  const bytes = await store.open(file.id, { start, end })
  const isWhole = start === 0 && end === file.size - 1
  return isWhole ? through(bytes, () => checked(bytes, file.hash)) : bytes
}

/** @throws AppError 503 where the store does not give what was stored */
export async function readOriginal(store: Store, file: FileRow): Promise<Buffer> {
  const bytes = await openOriginal(store, file)
  return buffer(bytes).catch((error) => {
    throw unreadable(error)
  })
}

async function* checked(source: Readable, expected: string) {
  const hash = createHash('sha256')
  let held: Buffer | undefined
  for await (const bytes of source) {
    if (held) yield held
    hash.update(bytes)
    held = bytes
  }
  if (hash.digest('hex') !== expected) throw new Error('The store gave other bytes than were stored')
  if (held) yield held
}
