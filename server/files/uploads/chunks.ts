import { rm } from 'node:fs/promises'
import type { StoredFile } from '#contract/file.ts'
import type { StillHeld, WithLease } from '../../database/leases.ts'
import { AppError, conflict } from '../../errors.ts'
import { partlyStored, stored } from '../stored-file.ts'
import { type Admission, type Arrived, takenMessage } from './admission.ts'
import { type Chunk, chunkCount } from './content-range.ts'
import type { EndedUploads } from './ended.ts'
import type { UploadForm } from './form.ts'
import type { Unfinished } from './unfinished.ts'
import { anyId, isUploadId } from './upload-id.ts'

/** A chunk that has arrived. `isNamed` where its client named the upload, so that it may be one that comes again. */
interface ArrivedChunk {
  id: string
  chunk: Chunk
  form: UploadForm
  isNamed: boolean
}

/** Uploads in chunks, which come in any order and more than once. */
export interface Chunks {
  /** Takes one while holding the lock of its upload, and says what has become of that. */
  add(arrived: ArrivedChunk): Promise<StoredFile>
  /** Forgets an upload whose chunk was refused. */
  refuse(id: string, error: AppError): Promise<void>
  /** What has come of an upload that is not complete; its client goes on from there. */
  find(id: string): Promise<StoredFile | undefined>
  /** Forgets an upload that is not complete, and says whether there was one. */
  giveUp(id: string): Promise<boolean>
  /** Forgets uploads to which nothing was added since `before`. */
  sweep(before: Date): Promise<void>
}

/** What is known of uploads, by all processes. */
export interface Kept {
  unfinished: Unfinished
  ended: EndedUploads
  withLock: WithLease
}

const otherMessage = 'Another upload with this id is under way'

/** @param withLock holds an upload, whichever process its chunks arrive at */
export function createChunks({ unfinished, ended, withLock }: Kept, { find, admit }: Admission): Chunks {
  async function add(
    { id, chunk, form, isNamed }: ArrivedChunk,
    isStillHeld: StillHeld,
  ): Promise<StoredFile> {
    const end = await ended.find(id)
    const finished = await find(end.stored?.fileId ?? id)
    if (finished && isNamed && chunk.total === (end.stored?.total ?? finished.size)) {
      // A process that ended in between left the chunks.
      await unfinished.discard(id)
      return stored(finished)
    }
    if (finished?.id === id) throw conflict('upload-taken', takenMessage)
    if (end.refusal && chunk.index > 0) throw end.refusal
    if (end.stored || end.refusal) await ended.forget(id)
    if (form.size !== chunk.size)
      throw new AppError('invalid-chunk', 'The chunk is not as long as its Content-Range says')
    return keep(id, chunk, form, isStillHeld)
  }

  async function keep(
    id: string,
    chunk: Chunk,
    { name, path, fileId }: UploadForm,
    isStillHeld: StillHeld,
  ): Promise<StoredFile> {
    const ifNew = { name, total: chunk.total, createdAt: new Date().toISOString() }
    const beginning = await unfinished.begin(id, ifNew)
    if (beginning.total !== chunk.total)
      throw chunk.index === 0
        ? conflict('upload-taken', otherMessage)
        : new AppError('invalid-chunk', 'Content-Range names another total than the first chunk did')
    const count = await unfinished.add(id, chunk, path)
    if (count === undefined) throw conflict('upload-taken', otherMessage)
    if (count < chunk.count) return partlyStored({ id, ...beginning }, count)
    return finish({ id, name: beginning.name, mayReuse: fileId === anyId, isStillHeld }, chunk)
  }

  async function finish(upload: Omit<Arrived, 'path'>, { count, total }: Chunk) {
    const path = await unfinished.assemble(upload.id, count)
    try {
      const file = await admit({ ...upload, path })
      await ended.noteStored(upload.id, { fileId: file.id, total })
      await unfinished.discard(upload.id)
      return stored(file)
    } finally {
      await rm(path, { force: true })
    }
  }

  return {
    add: (arrived) => withLock(arrived.id, (isStillHeld) => add(arrived, isStillHeld)),
    async refuse(id, error) {
      if (!isUploadId(id)) return
      await ended.noteRefusal(id, error)
      await withLock(id, () => unfinished.discard(id))
    },
    async find(id) {
      const upload = isUploadId(id) ? await unfinished.find(id) : undefined
      if (!upload) return undefined
      const { beginning, chunksInOrder } = upload
      // Where all are there but could not be put together, the last is to come again.
      const known = Math.min(chunksInOrder, chunkCount(beginning.total) - 1)
      return partlyStored({ id, ...beginning }, known)
    },
    giveUp: async (id) => isUploadId(id) && withLock(id, () => unfinished.discard(id)),
    async sweep(before) {
      await ended.sweep(before)
      for (const id of await unfinished.stale(before)) await withLock(id, () => unfinished.discard(id))
    },
  }
}
