import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppwriteException, type Models, Query, Storage } from 'node-appwrite'
import { InputFile } from 'node-appwrite/file'
import { fileMessages } from '#contract/messages.ts'
import { notFound } from '../../errors.ts'
import { type AppwriteProject, clientOf } from './appwrite-client.ts'
import { type Digests, digestsOf, readBack } from './digests.ts'
import { type ByteRange, type Driver, patience, WrongStorage } from './store.ts'

/** Appwrite gives less than it is asked for beyond some size, and keeps what it gives in memory. */
const pieceBytes = 2 * 1024 * 1024
const namesAtOnce = 100

/** Keeps files in a bucket of an Appwrite project, each under its key as the file's id. */
export function appwriteStore({
  bucket: bucketId,
  ...project
}: AppwriteProject & { bucket: string }): Driver {
  const storage = (signal: AbortSignal) => new Storage(clientOf(project, signal))
  const named = (key: string) => ({ bucketId, fileId: key })

  async function put(key: string, path: string, signal: AbortSignal) {
    const digests = await digestsOf(path, pieceBytes)
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
    if (file.chunksUploaded < file.chunksTotal) throw notFound(fileMessages.notFound)
    return file
  }

  const size = async (key: string, signal: AbortSignal) => (await documentOf(key, signal)).sizeOriginal

  async function open(key: string, range: ByteRange | undefined, signal: AbortSignal): Promise<Readable> {
    const { start, end } = range ?? { start: 0, end: (await size(key, signal)) - 1 }
    const first = await readPiece(key, start, end, signal)
    async function* pieces() {
      yield first
      for (let at = start + first.length; at <= end; ) {
        const piece = await readPiece(key, at, end, AbortSignal.timeout(patience.answer))
        yield piece
        at += piece.length
      }
    }
    return Readable.from(pieces(), { objectMode: false })
  }

  /** The SDK reads whole files only, into memory. */
  async function readPiece(key: string, from: number, last: number, signal: AbortSignal): Promise<Buffer> {
    const to = Math.min(last, from + pieceBytes - 1)
    // Appwrite refuses a range of one byte.
    const start = from === to && from > 0 ? from - 1 : from
    const end = start === to ? to + 1 : to
    const client = clientOf(project, signal)
    const url = `${project.endpoint}/storage/buckets/${encodeURIComponent(bucketId)}/files/${key}/download`
    const headers = { ...client.getHeaders(), 'X-Appwrite-Project': project.project }
    const response = await fetch(url, { headers: { ...headers, Range: `bytes=${start}-${end}` }, signal })
    if (response.status === 404) throw asNotFound(await exceptionOf(response))
    const given = response.headers.get('content-range')
    if (response.status !== 206 || !given?.startsWith(`bytes ${start}-${end}/`)) {
      await response.body?.cancel()
      throw new Error(`The store was asked for bytes ${start}-${end}: ${response.status} ${given}`)
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    return bytes.subarray(from - start, to - start + 1)
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
            throw new WrongStorage(`STORAGE_URL: there is no bucket ${bucketId}`)
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

async function exceptionOf(response: Response): Promise<AppwriteException> {
  const { message, type } = await response.json()
  return new AppwriteException(message, response.status, type)
}

function codeOf(error: unknown): number | undefined {
  return error instanceof AppwriteException ? error.code : undefined
}

/** A bucket or project that is missing is another matter. */
function isMissingFile(error: unknown): boolean {
  return codeOf(error) === 404 && /^File .*not.*found/is.test((error as Error).message)
}

function asNotFound(error: unknown): never {
  throw isMissingFile(error) ? notFound(fileMessages.notFound) : error
}
