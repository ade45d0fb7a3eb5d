import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileMessages } from '#contract/file.ts'
import { AppError } from '../errors.ts'
import { newId } from '../ids.ts'
import { readParts, readText } from './multipart.ts'

/** What an upload's form says; its file lies at `path`, and is the receiver's to move or remove. */
export interface UploadForm {
  fileId: string
  name: string
  path: string
  size: number
}

/** Room for a form's other fields, and what stands around them. */
const overhead = 64 * 1024

/**
 * Writes the file of a multipart form to `directory` as it arrives. Whatever fails, nothing of it stays there.
 * @param most the most bytes a file may have, and the message for one that has more
 * @throws AppError 413 as soon as it is known that the file is too large; 408 where the body breaks off
 */
export async function receiveForm(
  request: Request,
  directory: string,
  most: { bytes: number; message: string },
): Promise<UploadForm> {
  const tooLarge = new AppError(413, most.message)
  if (Number(request.headers.get('content-length')) > most.bytes + overhead) throw tooLarge
  if (!request.body) throw new AppError(400, fileMessages.missing)
  await mkdir(directory, { recursive: true })
  const path = join(directory, newId())
  try {
    return await readForm(request, request.body, path, { bytes: most.bytes, tooLarge })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function readForm(
  request: Request,
  body: ReadableStream<Uint8Array>,
  path: string,
  { bytes, tooLarge }: { bytes: number; tooLarge: AppError },
): Promise<UploadForm> {
  let file: { name: string; size: number } | undefined
  let fileId = ''
  const limited = atMost(unbroken(body), bytes + overhead, tooLarge)
  for await (const part of readParts(limited, request.headers.get('content-type') ?? '')) {
    if (part.name === 'fileId') fileId = await readText(part)
    if (part.name !== 'file' || part.fileName === undefined || file) continue
    file = { name: plainName(part.fileName), size: 0 }
    const stream = createWriteStream(path, { flags: 'wx', flush: true })
    await pipeline(atMost(part.bytes, bytes, tooLarge), stream)
    file.size = stream.bytesWritten
  }
  if (!file) throw new AppError(400, fileMessages.missing)
  return { ...file, fileId, path }
}

async function* atMost<T extends Uint8Array>(source: AsyncIterable<T>, most: number, tooLarge: AppError) {
  let total = 0
  for await (const bytes of source) {
    total += bytes.length
    if (total > most) throw tooLarge
    yield bytes
  }
}

async function* unbroken(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch((): never => {
      throw new AppError(408, 'The upload was interrupted')
    })
    if (done) return
    yield value
  }
}

/** A file's own name, without folders and control characters. */
function plainName(name: string): string {
  const own = name.split(/[\\/]/).pop() ?? ''
  return (
    own
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(-255)
      .toWellFormed() || 'file'
  )
}
