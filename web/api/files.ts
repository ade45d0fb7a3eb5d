import type { StoredFile } from '#contract/file.ts'
import { storageBucket, storageProject } from '#contract/file-address.ts'
import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'
import { ApiError, storedToken } from './request.ts'

const address = `/v1/storage/buckets/${storageBucket}/files`
const atOnce = 3

interface UploadOptions {
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

interface Part {
  body: FormData
  headers: Record<string, string>
}

/** Stores one file: whole up to 5 MB, else in chunks of 5 MB, the first alone and then several at once. */
export async function uploadFile(
  file: File | null | undefined,
  { onProgress, signal }: UploadOptions = {},
): Promise<StoredFile> {
  if (!file) throw new ApiError(0, fileMessages.missing)
  const starts = chunkStarts(file.size)
  const sent = starts.map(() => 0)
  const sendChunk = (index: number, fileId?: string) =>
    send(partOf(file, starts[index] ?? 0, fileId), signal, (bytes) => {
      sent[index] = bytes
      onProgress?.(Math.min(1, sum(sent) / file.size))
    })

  let stored = await sendChunk(0)
  let next = 1
  async function sendWaiting() {
    while (next < starts.length) {
      const index = next
      next += 1
      const answer = await sendChunk(index, stored.$id)
      if (answer.chunksUploaded > stored.chunksUploaded) stored = answer
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendWaiting))
  onProgress?.(1)
  return stored
}

function chunkStarts(size: number): number[] {
  const count = Math.max(1, Math.ceil(size / limits.file.chunk))
  return Array.from({ length: count }, (_, index) => index * limits.file.chunk)
}

function partOf(file: File, start: number, fileId: string | undefined): Part {
  const isWhole = file.size <= limits.file.chunk
  const end = Math.min(start + limits.file.chunk, file.size)
  const body = new FormData()
  body.append('fileId', 'unique()')
  body.append('file', isWhole ? file : new File([file.slice(start, end)], file.name, { type: file.type }))
  const token = storedToken()
  return {
    body,
    headers: {
      'X-Appwrite-Project': storageProject,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(!isWhole && { 'Content-Range': `bytes ${start}-${end - 1}/${file.size}` }),
      ...(fileId && { 'X-Appwrite-ID': fileId }),
    },
  }
}

/** Sends by XMLHttpRequest: `fetch` does not tell how much of a body has gone out. */
function send(
  part: Part,
  signal: AbortSignal | undefined,
  onSent: (bytes: number) => void,
): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.withCredentials = true
    for (const [name, value] of Object.entries(part.headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onSent(event.loaded)
    request.onerror = () => reject(new ApiError(0, 'Network Error'))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    request.onload = () => {
      const body = parse(request.responseText)
      if (request.status < 300 && body?.$id) resolve(body as StoredFile)
      else reject(new ApiError(request.status, body?.message || `HTTP error! status: ${request.status}`))
    }
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(part.body)
  })
}

function parse(text: string): (Partial<StoredFile> & { message?: string }) | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
