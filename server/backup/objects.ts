import { createHash, createHmac } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import { decrypt, type Encrypt, encryption } from './archive/encryption.ts'
import type { Place } from './places/place.ts'

export const objectsFolder = 'objects'

/** The files that lie beside archives, each once, whichever archives name it. */
export interface Objects {
  /** Under which name the bytes of that hash lie in the place. */
  nameOf(hash: string): string
  /** Stores bytes; fails where they do not have that hash. */
  put(hash: string, bytes: Readable): Promise<void>
  /** The bytes of that hash, as they were before they were encrypted. @throws NotThere */
  open(hash: string): Promise<Readable>
}

/** The bytes that came are not those that were asked for. */
export class OtherBytes extends Error {}

/**
 * @param key an age key: names are then no hashes of what anybody may know, and bytes are encrypted
 * @param directory a local folder in which files are put together
 */
export async function objectsOf(place: Place, key: string | undefined, directory: string): Promise<Objects> {
  const encrypt: Encrypt | undefined = key === undefined ? undefined : await encryption(key)

  function nameOf(hash: string): string {
    const name = key === undefined ? hash : createHmac('sha256', key).update(hash).digest('hex')
    return `${objectsFolder}/${name.slice(0, 2)}/${name}`
  }

  return {
    nameOf,
    async put(hash, bytes) {
      const path = join(directory, newId())
      try {
        const plain = bytes.pipe(expecting(hash))
        bytes.once('error', (error) => plain.destroy(error))
        await pipeline(encrypt ? await encrypt(plain) : plain, createWriteStream(path, { mode: 0o600 }))
        await place.put(nameOf(hash), path)
      } finally {
        bytes.destroy()
        await rm(path, { force: true })
      }
    },
    async open(hash) {
      const bytes = await place.open(nameOf(hash))
      return key === undefined ? bytes : decrypt(bytes, key)
    },
  }
}

/** Passes bytes on, and fails at their end where they do not have that hash. */
export function expecting(expected: string): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(bytes: Buffer, _, done) {
      hash.update(bytes)
      done(null, bytes)
    },
    flush(done) {
      done(hash.digest('hex') === expected ? null : new OtherBytes())
    },
  })
}
