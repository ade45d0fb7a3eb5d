import type { ErrorCode } from '#contract/error-codes.ts'
import type { StoredFile } from '#contract/file.ts'
import { filesAddress, storageProject } from '#contract/file-address.ts'
import { ApiError, codeOfStatus, isSignedOut, unreachable } from './api-error.ts'
import { signInAgain, storedToken } from './token.ts'

/** A chunk of a file that is being uploaded: the bytes from `start` to before `end`. */
export interface Chunk {
  file: File
  uploadId: string
  start: number
  end: number
}

interface Failure {
  message?: string
  type?: ErrorCode
}

interface Sending {
  signal: AbortSignal
  /** Told how many bytes have gone out. */
  onSent: (bytes: number) => void
}

export type SendChunk = (chunk: Chunk, sending: Sending) => Promise<StoredFile>

/** Sends a chunk. One that is refused because the session has ended goes on after signing in again. */
export const sendChunk: SendChunk = async (chunk, sending) => {
  while (true) {
    const token = storedToken()
    try {
      return await send(chunk, sending, token)
    } catch (error) {
      if (!isSignedOut(error) || !(await signInAgain(token))) throw error
    }
  }
}

/**
 * Sends by XMLHttpRequest: `fetch` does not tell how much of a body has gone out. A chunk that has gone out entirely is
 * not broken off any more, so that it is known what has come of it.
 */
function send(chunk: Chunk, { signal, onSent }: Sending, token: string | null): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let isSent = false
    request.open('POST', filesAddress)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headersOf(chunk, token))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.upload.onload = () => {
      isSent = true
    }
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      const body = parse(request.responseText)
      if (request.status < 300 && body?.$id) resolve(body as StoredFile)
      else reject(failureOf(request.status, body))
    }
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => !isSent && request.abort(), { once: true })
    request.send(bodyOf(chunk))
  })
}

/** The server may answer with a file of the same content that it has: any id will do. */
function bodyOf({ file, start, end }: Chunk): FormData {
  const body = new FormData()
  body.append('fileId', 'unique()')
  body.append('file', new File([file.slice(start, end)], file.name, { type: file.type }))
  return body
}

/** With its id and range, a chunk may come more than once: where a response was lost, it is sent again. */
function headersOf({ file, uploadId, start, end }: Chunk, token: string | null): Record<string, string> {
  return {
    'X-Appwrite-Project': storageProject,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(file.size > 0 && {
      'X-Appwrite-ID': uploadId,
      'Content-Range': `bytes ${start}-${end - 1}/${file.size}`,
    }),
  }
}

/** The storage calls carry their code as `type`. */
function failureOf(status: number, body: Failure | null): ApiError {
  const message = body?.message || `HTTP error! status: ${status}`
  return new ApiError(status, message, { code: body?.type ?? codeOfStatus(status) })
}

function parse(text: string): (Partial<StoredFile> & Failure) | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
