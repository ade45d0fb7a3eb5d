import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar/fs'
import { hashOf } from '../../files/hash.ts'
import { decrypt, encryption, isEncrypted } from './encryption.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { seal, unseal } from './sealed.ts'
import { Unreadable } from './unreadable.ts'

export const manifestName = 'manifest.json'

/** Writes what lies in `directory` as a tar.gz with a seal, encrypted where there is a key. */
export async function packArchive(directory: string, target: string, key: string | undefined): Promise<void> {
  const plain = new PassThrough()
  const packing = pipeline(packTar(directory), createGzip({ level: 6 }), seal(), plain)
  const writing = (async () => {
    const bytes: Readable = key === undefined ? plain : await (await encryption(key))(plain)
    await pipeline(bytes, createWriteStream(target, { mode: 0o600 }))
  })()
  await Promise.all([packing, writing])
}

/** An archive that lies open in a folder. */
export interface OpenArchive {
  directory: string
  manifest: Manifest
}

/**
 * Unpacks a local archive into a folder, and compares every byte with what was written.
 * @throws Unreadable
 */
export async function unpackArchive(
  path: string,
  directory: string,
  key: string | undefined,
  signal?: AbortSignal,
): Promise<OpenArchive> {
  const manifest = await unpack(path, directory, key, () => true, signal)
  for (const part of manifest.database.parts) {
    const own = join(directory, part.path)
    const size = await stat(own).then((status) => status.size, asDamaged)
    if (size !== part.size || (await hashOf(own)) !== part.hash)
      throw new Unreadable(`its ${part.path} is not what was backed up`)
  }
  return { directory, manifest }
}

/** What a local archive says of itself; all of it is read, so that what it says is what was written. */
export function manifestOf(path: string, directory: string, key: string | undefined): Promise<Manifest> {
  return unpack(path, directory, key, (name) => name === manifestName)
}

async function unpack(
  path: string,
  directory: string,
  key: string | undefined,
  isWanted: (name: string) => boolean,
  signal?: AbortSignal,
): Promise<Manifest> {
  const source = await opened(path, key)
  const unpacking = unpackTar(directory, { filter: ({ name }) => isWanted(name) })
  await pipeline(source, unseal(), createGunzip(), unpacking, { signal }).catch(asDamaged)
  return readFile(join(directory, manifestName), 'utf8').then(readManifest).catch(asForeign)
}

async function opened(path: string, key: string | undefined): Promise<Readable> {
  if (!isEncrypted(await beginningOf(path))) return createReadStream(path)
  if (key === undefined) throw new Unreadable('it is encrypted: BACKUP_KEY must be set')
  return decrypt(createReadStream(path), key)
}

async function beginningOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function asDamaged(cause: unknown): never {
  const isOfThisMachine = cause instanceof Error && 'syscall' in cause
  throw cause instanceof Unreadable || isOfThisMachine
    ? cause
    : new Unreadable('it is damaged or cut short', { cause })
}

function asForeign(cause: unknown): never {
  throw new Unreadable('it is of another version of Plinth, or no backup at all', { cause })
}
