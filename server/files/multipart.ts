import { AppError } from '../errors.ts'

/** One part of a multipart body; `bytes` has to be read to its end before the next part comes. */
export interface Part {
  name: string
  fileName: string | undefined
  bytes: AsyncIterable<Buffer>
}

const mostHeaderBytes = 16 * 1024
const mostParts = 100

/**
 * Reads a multipart/form-data body as it arrives; no part is held in memory.
 * @throws AppError 400 where the body is not well-formed
 */
export async function* readParts(body: AsyncIterable<Uint8Array>, contentType: string): AsyncGenerator<Part> {
  const boundary = boundaryOf(contentType)
  // The body's first boundary has no line break before it.
  const reader = new DelimitedReader(body, Buffer.from('\r\n'))
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  await drain(reader.until(delimiter))
  for (let count = 0; count < mostParts; count++) {
    const afterBoundary = await reader.take(2)
    if (afterBoundary === '--') return
    if (afterBoundary !== '\r\n') throw malformed()
    const headers = await collect(reader.until(Buffer.from('\r\n\r\n')), mostHeaderBytes)
    const part = { ...namesOf(headers), bytes: reader.until(delimiter) }
    yield part
    await drain(part.bytes)
  }
  throw malformed()
}

/** The text of a short part. */
export function readText(part: Part): Promise<string> {
  return collect(part.bytes, mostHeaderBytes)
}

class DelimitedReader {
  private pending: Buffer
  private readonly source: AsyncIterator<Uint8Array>

  constructor(body: AsyncIterable<Uint8Array>, pending: Buffer) {
    this.pending = pending
    this.source = body[Symbol.asyncIterator]()
  }

  /** The bytes up to the next `delimiter`, which is taken away with them. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const found = this.pending.indexOf(delimiter)
      if (found >= 0) {
        const rest = this.pending.subarray(0, found)
        this.pending = this.pending.subarray(found + delimiter.length)
        if (rest.length > 0) yield rest
        return
      }
      // Its first bytes may already be here.
      const certain = this.pending.length - delimiter.length + 1
      if (certain > 0) {
        const bytes = this.pending.subarray(0, certain)
        this.pending = this.pending.subarray(certain)
        yield bytes
      }
      await this.more()
    }
  }

  async take(length: number): Promise<string> {
    while (this.pending.length < length) await this.more()
    const text = this.pending.toString('latin1', 0, length)
    this.pending = this.pending.subarray(length)
    return text
  }

  private async more(): Promise<void> {
    const next = await this.source.next()
    if (next.done) throw malformed()
    this.pending = Buffer.concat([this.pending, next.value])
  }
}

async function drain(bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of bytes);
}

async function collect(bytes: AsyncIterable<Buffer>, most: number): Promise<string> {
  let text = Buffer.alloc(0)
  for await (const piece of bytes) {
    text = Buffer.concat([text, piece])
    if (text.length > most) throw malformed()
  }
  return text.toString('utf8')
}

function boundaryOf(contentType: string): string {
  const found = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2]
  if (!boundary) throw new AppError(400, 'The body must be multipart/form-data')
  return boundary
}

const escaped: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

function namesOf(headers: string): { name: string; fileName: string | undefined } {
  const disposition = /^content-disposition\s*:\s*form-data\s*;([^\r\n]*)/im.exec(headers)?.[1]
  const parameter = (key: string) =>
    new RegExp(`(?:^|[;\\s])${key}="([^"]*)"`, 'i')
      .exec(disposition ?? '')?.[1]
      ?.replace(/%22|%0D|%0A/gi, (code) => escaped[code.toUpperCase()] ?? code)
  const name = parameter('name')
  if (name === undefined) throw malformed()
  return { name, fileName: parameter('filename') }
}

function malformed(): AppError {
  return new AppError(400, 'The body is not well-formed multipart/form-data')
}
