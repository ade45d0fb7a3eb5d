import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Models, Query, Storage } from 'node-appwrite'
import { InputFile } from 'node-appwrite/file'
import { fileMessages } from '#contract/messages.ts'
import { notFound } from '../../errors.ts'
import { type AppwriteProject, clientOf } from './appwrite-client.ts'
import { asNotFound, codeOf, isMissingFile } from './appwrite-failures.ts'
import { readPiece } from './appwrite-piece.ts'
import { type Digests, digestsOf, readBack } from './digests.ts'
import { type ByteRange, type Driver, patience, WrongStorage } from './store.ts'

const namesAtOnce = 100

/** Keeps files in a bucket of an Appwrite project, each under its key as the file's id. */
export function appwriteStore({
  bucket: bucketId,
  ...project
}: AppwriteProject & { bucket: string }): Driver {
  const storage = (signal: AbortSignal) => new Storage(clientOf(project, signal))
  const named = (key: string) => ({ bucketId, fileId: key })

  async function put(key: string, path: string, signal: AbortSignal) {
    const digests = await digestsOf(path)
    const isKept = await create(key, path, digests, signal)
    if (!isKept) {
      // Something else lies under this key: a write that broke off left it there.
      await remove(key, signal)
      if (!(await create(key, path, digests, signal)))
        throw new Error('The store did not keep what it was given')
    }
    await rm(path)
  }

  /** Says whether the file lies there now, whole. */
  async function create(key: string, path: string, digests: Digests, signal: AbortSignal): Promise<boolean> {
    const file = InputFile.fromPath(path, key)
    const stored = await storage(signal)
      .createFile({ ...named(key), file })
      .catch((error) => {
        if (codeOf(error) === 409) return undefined
        throw error
      })
    if (!stored || !isWhole(key, stored, digests)) return false
    if ([digests.sha256, digests.md5].includes(stored.signature)) return true
    return readBack({ open }, key, digests, signal).then(
      () => true,
      () => false,
    )
  }

  async function documentOf(key: string, signal: AbortSignal): Promise<Models.File> {
    const file = await storage(signal).getFile(named(key)).catch(asNotFound)
    if (file.$id !== key || !Number.isInteger(file.sizeOriginal))
      throw new Error('The store answered something else')
    if (file.chunksUploaded < file.chunksTotal) throw notFound(fileMessages.notFound, 'file-not-found')
    return file
  }

  const size = async (key: string, signal: AbortSignal) => (await documentOf(key, signal)).sizeOriginal

  async function open(key: string, range: ByteRange | undefined, signal: AbortSignal): Promise<Readable> {
    const { start, end } = range ?? { start: 0, end: (await size(key, signal)) - 1 }
    const file = { project, bucket: bucketId, id: key }
    const first = await readPiece(file, { start, end }, signal)
    async function* pieces() {
      yield first
      for (let at = start + first.length; at <= end; ) {
        const piece = await readPiece(file, { start: at, end }, AbortSignal.timeout(patience.answer))
        yield piece
        at += piece.length
      }
    }
    return Readable.from(pieces(), { objectMode: false })
  }

  async function remove(key: string, signal: AbortSignal) {
    await storage(signal)
      .deleteFile(named(key))
      .catch((error) => {
        if (!isMissingFile(error)) throw error
      })
  }

  return {
    put,
    open,
    size,
    storedAt: async (key, signal) => new Date((await documentOf(key, signal)).$createdAt),
    remove,
    async *keys() {
      for (let after: string | undefined; ; ) {
        const queries = [Query.limit(namesAtOnce), ...(after ? [Query.cursorAfter(after)] : [])]
        const { files } = await storage(AbortSignal.timeout(patience.answer)).listFiles({ bucketId, queries })
        for (const { $id, chunksTotal, chunksUploaded } of files)
          if (chunksUploaded === chunksTotal) yield $id
        after = files.at(-1)?.$id
        if (!after || files.length < namesAtOnce) return
      }
    },
    async check(signal) {
      await storage(signal)
        .listFiles({ bucketId, queries: [Query.limit(1)] })
        .catch((error) => {
          if (codeOf(error) === 404 && /bucket|project/i.test(error.message))
            throw new WrongStorage(`there is no bucket ${bucketId}`)
          if (codeOf(error) === 401) throw new WrongStorage('APPWRITE_API_KEY is refused')
          throw error
        })
    },
  }
}

function isWhole(key: string, stored: Models.File, { size }: Digests): boolean {
  const { $id, sizeOriginal, chunksTotal, chunksUploaded } = stored
  return $id === key && sizeOriginal === size && chunksUploaded === chunksTotal
}
