import { rm } from 'node:fs/promises'
import type { StoredFile } from '#contract/file.ts'
import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'
import { AppError, conflict } from '../../errors.ts'
import type { Turns } from '../../turns.ts'
import type { FileRow } from '../repository.ts'
import { partlyStored, stored } from '../stored-file.ts'
import { type Chunk, readChunk } from './content-range.ts'
import { endedUploads } from './ended.ts'
import { receiveForm, type UploadForm } from './form.ts'
import type { Unfinished } from './unfinished.ts'
import { anyId, isUploadId, readUploadId } from './upload-id.ts'

/** Takes files as Appwrite's clients send them: whole, or in chunks that come in any order and more than once. */
export interface Uploads {
  receive(request: Request): Promise<StoredFile>
  /** What has come of an upload that is not complete; its client goes on from there. */
  find(id: string): Promise<StoredFile | undefined>
  /** Forgets an upload that is not complete, and says whether there was one. */
  giveUp(id: string): Promise<boolean>
  /** Forgets uploads to which nothing was added since `before`. */
  sweep(before: Date): Promise<void>
}

/** A file that is complete at `path`. `mayReuse` where its client takes any id, so also one of the same content. */
export interface Arrived {
  id: string
  path: string
  name: string
  mayReuse?: boolean
}

interface Parts {
  unfinished: Unfinished
  turns: Turns
  find(id: string): Promise<FileRow | undefined>
  /** Stores the file at `path`, which it takes over, in the turn of its id. */
  admit(file: Arrived): Promise<FileRow>
}

export const takenMessage = 'A file with this id already exists'
const otherMessage = 'Another upload with this id is under way'
const wholeLimit = { bytes: limits.file.video, message: fileMessages.videoTooLarge }
const chunkLimit = { bytes: limits.file.chunk, message: 'A chunk is at most 5 MB' }

export function createUploads({ unfinished, turns, find, admit }: Parts): Uploads {
  const ended = endedUploads()

  async function receive(request: Request): Promise<StoredFile> {
    const range = request.headers.get('content-range') ?? undefined
    return range === undefined ? receiveWhole(request) : receiveChunk(request, range)
  }

  async function receiveWhole(request: Request): Promise<StoredFile> {
    return withForm(request, wholeLimit, async ({ fileId, path, name }) => {
      const id = readUploadId(fileId)
      return turns(id, async () => stored(await admit({ id, path, name, mayReuse: fileId === anyId })))
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
    const finished = (await find(id)) ?? (await reusedFor(id))
    if (finished && isNamed && finished.size === chunk.total) {
      // A process that ended in between left the chunks.
      await unfinished.discard(id)
      return stored(finished)
    }
    if (finished?.id === id) throw conflict(takenMessage)
    const refusal = ended.refusalOf(id)
    if (refusal && chunk.index > 0) throw refusal
    ended.forget(id)
    if (form.size !== chunk.size)
      throw new AppError(400, 'The chunk is not as long as its Content-Range says')
    const ifNew = { name: form.name, total: chunk.total, createdAt: new Date().toISOString() }
    const beginning = await unfinished.begin(id, ifNew)
    if (beginning.total !== chunk.total)
      throw chunk.index === 0
        ? conflict(otherMessage)
        : new AppError(400, 'Content-Range names another total than the first chunk did')
    const count = await unfinished.add(id, chunk, form.path)
    if (count === undefined) throw conflict(otherMessage)
    if (count < chunk.count) return partlyStored({ id, ...beginning }, count)
    return finish({ id, name: beginning.name, count, mayReuse: form.fileId === anyId })
  }

  async function reusedFor(id: string): Promise<FileRow | undefined> {
    const fileId = ended.reusedFor(id)
    return fileId === undefined ? undefined : find(fileId)
  }

  async function finish({
    count,
    ...upload
  }: Omit<Arrived, 'path'> & { count: number }): Promise<StoredFile> {
    const path = await unfinished.assemble(upload.id, count)
    try {
      const file = await admit({ ...upload, path })
      if (file.id !== upload.id) ended.noteReuse(upload.id, file.id)
      await unfinished.discard(upload.id)
      return stored(file)
    } finally {
      await rm(path, { force: true })
    }
  }

  async function refuse(id: string, error: AppError): Promise<void> {
    if (!isUploadId(id)) return
    ended.noteRefusal(id, error)
    await turns(id, () => unfinished.discard(id))
  }

  return {
    receive,
    async find(id) {
      const upload = isUploadId(id) ? await unfinished.find(id) : undefined
      return upload && partlyStored({ id, ...upload.beginning }, upload.chunksInOrder)
    },
    giveUp: async (id) => isUploadId(id) && turns(id, () => unfinished.discard(id)),
    async sweep(before) {
      ended.sweep(before)
      for (const id of await unfinished.stale(before)) await turns(id, () => unfinished.discard(id))
    },
  }
}

function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && (error.status === 400 || error.status === 413)
}
