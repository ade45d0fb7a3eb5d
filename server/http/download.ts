import { ReadableStream as WebStream } from 'node:stream/web'
import type { Context } from 'hono'

interface Download {
  /** Under which it is saved. */
  fileName: string
  type: string
}

/** Answers with a file that is made while it is sent, and stored nowhere on its way. */
export function download(c: Context, { fileName, type }: Download, pieces: AsyncIterable<unknown>): Response {
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename="${fileName}"`)
  c.header('Cache-Control', 'no-store')
  // Readable.toWeb throws outside of every handler when a download is broken off; this does not.
  return c.body(WebStream.from(pieces) as ReadableStream)
}
