import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { isAgeKey } from './key.ts'
import { Unreadable } from './unreadable.ts'

/** The library, which a site whose backups are not encrypted never needs. */
const age = () => import('age-encryption')

const header = 'age-encryption.org/'
/** 64 MB of memory and a tenth of a second or so for each try at a passphrase. */
const scryptWorkFactor = 16

/** Whether bytes begin like an encrypted file. */
export function isEncrypted(beginning: Buffer): boolean {
  return beginning.toString('latin1', 0, header.length) === header
}

export type Encrypt = (source: Readable) => Promise<Readable>

/** Encrypts streams as the age format says, for who has `key`: an age key or a passphrase. */
export async function encryption(key: string): Promise<Encrypt> {
  const { Encrypter, identityToRecipient } = await age()
  const encrypter = new Encrypter()
  if (isAgeKey(key)) encrypter.addRecipient(await identityToRecipient(key))
  else {
    encrypter.setPassphrase(key)
    encrypter.setScryptWorkFactor(scryptWorkFactor)
  }
  return async (source) => fromWeb(await encrypter.encrypt(toWeb(source)))
}

/**
 * Decrypts what was encrypted with `key`. The stream fails where a byte was changed or is missing.
 * @throws Unreadable where the key is another one
 */
export async function decrypt(source: Readable, key: string): Promise<Readable> {
  let failure: Error | undefined
  source.once('error', (error) => {
    failure = error
  })
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  if (isAgeKey(key)) decrypter.addIdentity(key)
  else decrypter.addPassphrase(key)
  try {
    const plain = fromWeb(await decrypter.decrypt(toWeb(source)))
    return Readable.from(
      told(plain, () => failure),
      { objectMode: false },
    )
  } catch (cause) {
    if (failure) throw failure
    const isWrongKey = cause instanceof Error && /no identity matched/.test(cause.message)
    throw new Unreadable(
      isWrongKey ? 'it was encrypted with another BACKUP_KEY, or is damaged' : 'it is damaged or cut short',
      { cause },
    )
  }
}

/** Tells what is wrong with the bytes from a source that could not be read. */
async function* told(plain: Readable, failure: () => Error | undefined): AsyncGenerator<Buffer> {
  try {
    yield* plain
  } catch (cause) {
    throw failure() ?? new Unreadable('it is damaged or cut short', { cause })
  }
}

function toWeb(source: Readable) {
  return Readable.toWeb(source) as unknown as globalThis.ReadableStream<Uint8Array>
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>)
}
