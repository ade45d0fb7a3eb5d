import type { StoredFile } from '#contract/file.ts'
import { filesAddress } from '#contract/file-address.ts'
import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'
import { ApiError } from './api-error.ts'
import { type Hindrance, keepTrying, pause } from './keep-trying.ts'
import type { Api } from './request.ts'
import { sendChunk } from './send-chunk.ts'
import { storedToken } from './token.ts'

/** How far an upload has gone, from 0 to 1, and what it waits for to pass before it goes on. */
export interface Progress {
  share: number
  hindrance?: Hindrance
}

/** A file on its way to the server. */
export interface Upload {
  /**
   * Sends what the server does not have yet. After a failure it is called again, and goes on from there.
   * @throws ApiError, or what `cancel` aborts with
   */
  send(): Promise<StoredFile>
  /** Gives it up, and removes from the server what it has of it. What is stored already is swept unless it is used. */
  cancel(): Promise<void>
}

interface UploadOptions {
  onProgress?: (progress: Progress) => void
  /** How the server is reached. */
  by?: { sendChunk: typeof sendChunk; giveUp: typeof giveUp; wait: typeof pause }
}

export type BeginUpload = (file: File | null | undefined, options?: UploadOptions) => Upload

const overHttp = { sendChunk, giveUp, wait: pause }

/**
 * Begins to store a file, in chunks of 5 MB. The upload has an id from the start, so that any chunk can be sent twice; the
 * stored file may have another, where the server has the same content already.
 */
export const beginUpload: BeginUpload = (file, { onProgress, by = overHttp } = {}) => {
  if (!file) throw new ApiError(0, fileMessages.missing)
  const { size } = file
  const uploadId = newUploadId()
  const ending = new AbortController()
  const { signal } = ending
  /** Up to here the server has it. */
  let reached = 0
  let sending: Promise<StoredFile> | undefined
  let complete: StoredFile | undefined

  function tell(sent: number, hindrance?: Hindrance) {
    if (!signal.aborted) onProgress?.({ share: Math.min(1, sent / (size || 1)), hindrance })
  }

  function sendNext(own: File): Promise<StoredFile> {
    const start = reached
    const end = Math.min(start + limits.file.chunk, size)
    const onSent = (bytes: number) => tell(Math.min(start + bytes, end))
    return keepTrying(
      () => {
        tell(start)
        return by.sendChunk({ file: own, uploadId, start, end }, { signal, onSent })
      },
      { signal, wait: by.wait, onPause: (hindrance) => tell(start, hindrance) },
    ).then((stored) => {
      signal.throwIfAborted()
      reached = end
      return stored
    })
  }

  async function sendAll(own: File): Promise<StoredFile> {
    try {
      let stored = await sendNext(own)
      while (reached < size) stored = await sendNext(own)
      return stored
    } catch (error) {
      if (isRefused(error)) reached = 0
      throw error
    }
  }

  return {
    async send() {
      if (complete) return complete
      sending = sendAll(file)
      const stored = await sending
      if (stored.chunksUploaded < stored.chunksTotal) {
        // The server has forgotten the beginning of an upload that rested for a day.
        reached = 0
        sending = sendAll(file)
      }
      complete = await sending
      return complete
    },
    async cancel() {
      ending.abort()
      if (!sending) return
      const isStored = await sending.then(
        () => true,
        () => false,
      )
      if (!isStored) await by.giveUp(uploadId).catch(() => {})
    },
  }
}

/** What is known of a stored file. */
export function readStoredFile(api: Api, fileId: string): Promise<StoredFile> {
  return api.get(addressOf(fileId))
}

/** Whether the server has a file; of one that it does not answer about, it may. No picture is drawn to find out. */
export async function isStoredFile(fileId: string): Promise<boolean> {
  const about = { method: 'HEAD', cache: 'no-store' } as const
  const response = await fetch(addressOf(fileId), about).catch(() => undefined)
  return response?.status !== 404
}

/** Removes from the server what has come of an upload, unless it was complete before that was heard here. */
async function giveUp(uploadId: string): Promise<void> {
  const token = storedToken()
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  await fetch(`${addressOf(uploadId)}?unfinished=true`, { method: 'DELETE', headers })
}

/** Where the server tells of a file, or of an upload. */
function addressOf(id: string): string {
  return `${filesAddress}/${encodeURIComponent(id)}`
}

/** Whether the file itself is not taken, so that sending it once more leads nowhere. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415].includes(error.status)
}

/** An id as the server makes them: later ones sort later. */
function newUploadId(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(6))]
  const digits = random.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return Date.now().toString(16).padStart(12, '0') + digits
}
