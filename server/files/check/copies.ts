import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { flush, makeFolder } from '../durable.ts'
import { ifStored } from '../if-stored.ts'
import type { Store } from '../stores/store.ts'

/** The SHA-256 of what the store has under `key`; undefined where it has nothing. @throws where it does not answer */
export async function hashStored(store: Store, key: string): Promise<string | undefined> {
  const bytes = await ifStored(store.open(key))
  if (!bytes) return undefined
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

/** Copies what the store has under `key` to a local file, which is safe there once this ends. */
export async function copyOut(store: Store, key: string, path: string): Promise<void> {
  await makeFolder(dirname(path))
  try {
    await pipeline(await store.open(key), createWriteStream(path, { flush: true }))
    await flush(dirname(path))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
