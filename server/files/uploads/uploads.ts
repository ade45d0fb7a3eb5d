import { rm } from 'node:fs/promises'
import type { StoredFile } from '#contract/file.ts'
import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'
import { AppError, conflict } from '../../errors.ts'
import type { Turns } from '../../turns.ts'
import type { FileRow } from '../repository.ts'
import { partlyStored, stored } from '../stored-file.ts'
import { type Chunk, readChunk } from './content-range.ts'
import { receiveForm, type UploadForm } from './form.ts'
import type { Unfinished } from './unfinished.ts'
import { isUploadId, readUploadId } from './upload-id.ts'

/** Takes files as Appwrite's clients send them: whole, or in chunks that come in any order and more than once. */
export interface Uploads {
  receive(request: Request): Promise<StoredFile>
  /** Forgets an upload that is not complete, and says whether there was one. */
  giveUp(id: string): Promise<boolean>
  /** Forgets uploads to which nothing was added since `before`. */
  sweep(before: Date): Promise<void>
}

interface Parts {
  unfinished: Unfinished
  turns: Turns
  find(id: string): Promise<FileRow | undefined>
  /** Stores the file at `path`, which it takes over, in the turn of its id. */
  admit(file: { id: string; path: string; name: string }): Promise<FileRow>
}

export const takenMessage = 'A file with this id already exists'
const wholeLimit = { bytes: limits.file.video, message: fileMessages.videoTooLarge }
const chunkLimit = { bytes: limits.file.chunk, message: 'A chunk is at most 5 MB' }

export function createUploads({ unfinished, turns, find, admit }: Parts): Uploads {
  // Chunks that are still on their way when one is refused must not begin the upload anew.
  const refused = new Map<string, { error: AppError; at: number }>()

  async function receive(request: Request): Promise<StoredFile> {
    const range = request.headers.get('content-range') ?? undefined
    return range === undefined ? receiveWhole(request) : receiveChunk(request, range)
  }

  async function receiveWhole(request: Request): Promise<StoredFile> {
    return withForm(request, wholeLimit, async ({ fileId, path, name }) => {
      const id = readUploadId(fileId)
      return turns(id, async () => stored(await admit({ id, path, name })))
    })
  }

  async function receiveChunk(request: Request, range: string): Promise<StoredFile> {
    const namedId = request.headers.get('x-appwrite-id') ?? undefined
    let id = namedId
    try {
      const chunk = readChunk(range)
      return await withForm(request, chunkLimit, async (form) => {
        const ownId = readUploadId(namedId ?? form.fileId)
        id = ownId
        return turns(ownId, () => addChunk(ownId, chunk, form, namedId !== undefined))
      })
    } catch (error) {
      if (id && isRefusal(error)) await refuse(id, error)
      throw error
    }
  }

  async function withForm<T>(
    request: Request,
    limit: typeof wholeLimit | typeof chunkLimit,
    use: (form: UploadForm) => Promise<T>,
  ) {
    const form = await receiveForm(request, unfinished.incoming, limit)
    try {
      return await use(form)
    } finally {
      await rm(form.path, { force: true })
    }
  }

  async function addChunk(id: string, chunk: Chunk, form: UploadForm, isNamed: boolean): Promise<StoredFile> {
    const finished = await find(id)
    if (finished && isNamed && finished.size === chunk.total) return stored(finished)
    if (finished) throw conflict(takenMessage)
    const earlier = refused.get(id)
    if (earlier && chunk.index > 0) throw earlier.error
    refused.delete(id)
    if (form.size !== chunk.size)
      throw new AppError(400, 'The chunk is not as long as its Content-Range says')
    const ifNew = { name: form.name, total: chunk.total, createdAt: new Date().toISOString() }
    const beginning = await unfinished.begin(id, ifNew)
    if (beginning.total !== chunk.total)
      throw new AppError(400, 'Content-Range names another total than the first chunk did')
    const count = await unfinished.add(id, chunk, form.path)
    if (count < chunk.count) return partlyStored({ id, ...beginning }, count)
    return finish(id, beginning.name, chunk.count)
  }

  async function finish(id: string, name: string, count: number): Promise<StoredFile> {
    const path = await unfinished.assemble(id, count)
    try {
      const file = await admit({ id, path, name })
      await unfinished.discard(id)
      return stored(file)
    } finally {
      await rm(path, { force: true })
    }
  }

  async function refuse(id: string, error: AppError): Promise<void> {
    if (!isUploadId(id)) return
    refused.set(id, { error, at: Date.now() })
    await turns(id, () => unfinished.discard(id))
  }

  return {
    receive,
    giveUp: async (id) => isUploadId(id) && turns(id, () => unfinished.discard(id)),
    async sweep(before) {
      for (const [id, { at }] of refused) if (at < before.getTime()) refused.delete(id)
      for (const id of await unfinished.stale(before)) await turns(id, () => unfinished.discard(id))
    },
  }
}

function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && (error.status === 400 || error.status === 413)
}
