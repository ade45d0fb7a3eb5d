import { rm } from 'node:fs/promises'
import type { StoredFile } from '#contract/file.ts'
import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'
import type { StillHeld } from '../../database/leases.ts'
import { AppError } from '../../errors.ts'
import { stored } from '../stored-file.ts'
import type { Admission } from './admission.ts'
import { type Chunks, createChunks, type Kept } from './chunks.ts'
import { readChunk } from './content-range.ts'
import { receiveForm, type UploadForm } from './form.ts'
import { anyId, readUploadId } from './upload-id.ts'

/** Takes files as Appwrite's clients send them: whole, or in chunks that come in any order and more than once. */
export interface Uploads extends Pick<Chunks, 'find' | 'giveUp' | 'sweep'> {
  receive(request: Request): Promise<StoredFile>
}

interface Parts extends Admission {
  kept: Kept
}

const wholeLimit = { bytes: limits.file.video, message: fileMessages.videoTooLarge }
const chunkLimit = { bytes: limits.file.chunk, message: 'A chunk is at most 5 MB' }

export function createUploads({ kept, ...admission }: Parts): Uploads {
  const { unfinished } = kept
  const chunks = createChunks(kept, admission)

  async function receive(request: Request): Promise<StoredFile> {
    const range = request.headers.get('content-range') ?? undefined
    return range === undefined ? receiveWhole(request) : receiveChunk(request, range)
  }

  async function receiveWhole(request: Request): Promise<StoredFile> {
    return withForm(request, wholeLimit, async ({ fileId, path, name }) => {
      const id = readUploadId(fileId)
      const mayReuse = fileId === anyId
      const admit = async (isStillHeld?: StillHeld) =>
        stored(await admission.admit({ id, path, name, mayReuse, ...(isStillHeld && { isStillHeld }) }))
      // Whoever else asks for the same id, at any process, would store other bytes under it.
      return mayReuse ? admit() : kept.withLock(id, admit)
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
        return chunks.add({ id: ownId, chunk, form, isNamed: namedId !== undefined })
      })
    } catch (error) {
      if (id && isRefusal(error)) await chunks.refuse(id, error)
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

  return { receive, find: chunks.find, giveUp: chunks.giveUp, sweep: chunks.sweep }
}

function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && (error.status === 400 || error.status === 413)
}
