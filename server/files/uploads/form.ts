import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { fileMessages } from '#contract/messages.ts'
import { AppError, invalid } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { makeFolder } from '../durable.ts'

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
 * @throws AppError 413 as soon as it is known that the file is too large; 408 where the body breaks off; 415 where it is no form
 */
export async function receiveForm(
  request: Request,
  directory: string,
  most: { bytes: number; message: string },
): Promise<UploadForm> {
  const tooLarge = new AppError('file-too-large', most.message)
  if (Number(request.headers.get('content-length')) > most.bytes + overhead) throw tooLarge
  if (!request.body) throw new AppError('file-missing', fileMessages.missing)
  await makeFolder(directory)
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
  const parser = parserOf(request)
  let file: { name: string; size: number } | undefined
  let fileId = ''
  let incoming: Readable | undefined
  let writing: Promise<void> = Promise.resolve()
  let writeFailure: unknown
  parser.on('field', (name, value) => {
    if (name === 'fileId') fileId = value
  })
  parser.on('file', (name, stream, fileName) => {
    if (name !== 'file') return void stream.resume()
    if (file) return void parser.destroy(invalid('file', 'An upload is one file'))
    const own = { name: plainName(fileName ?? ''), size: 0 }
    file = own
    incoming = stream
    const target = createWriteStream(path, { flags: 'wx', flush: true })
    const closed = new Promise<void>((resolve) => target.once('close', () => resolve()))
    writing = pipeline(atMost(stream, bytes, tooLarge), target).then(
      () => {
        own.size = target.bytesWritten
      },
      async (error) => {
        // A target that was still being opened appears on the disk only now.
        await closed
        throw error
      },
    )
    writing.catch((error) => {
      writeFailure = error
      parser.destroy(error)
    })
  })
  const limited = atMost(unbroken(body), bytes + overhead, tooLarge)
  await pipeline(limited, parser).catch(async (error) => {
    // The parser leaves a file's stream open where the body breaks off.
    incoming?.destroy()
    await writing.catch(() => undefined)
    throw error instanceof AppError || error === writeFailure ? error : malformed()
  })
  await writing
  if (!file) throw new AppError('file-missing', fileMessages.missing)
  return { ...file, fileId, path }
}

function parserOf(request: Request): BusboyInstance {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType))
    throw new AppError('unsupported-media-type', 'The body must be multipart/form-data')
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: 16 * 1024, parts: 100, headerPairs: 50 },
    })
  } catch {
    throw malformed()
  }
}

function malformed(): AppError {
  return new AppError('invalid-request', 'The body is not well-formed multipart/form-data')
}

async function* atMost(source: AsyncIterable<Uint8Array>, most: number, tooLarge: AppError) {
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
      throw new AppError('request-incomplete', 'The upload was interrupted')
    })
    if (done) return
    yield value
  }
}

/** A file's own name, without folders and control characters. */
function plainName(name: string): string {
  const own = name.split(/[\\/]/).pop() ?? ''
  // What browsers write for the characters that would end a quoted name.
  const unquoted = own.replace(/%22/g, '"').replace(/%0[AD]/gi, '')
  return (
    unquoted
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(-255)
      .toWellFormed() || 'file'
  )
}
