import { type AppwriteProject, clientOf } from './appwrite-client.ts'
import { asNotFound, exceptionOf } from './appwrite-failures.ts'
import type { ByteRange } from './store.ts'

/** Appwrite gives less than it is asked for beyond some size, and keeps what it gives in memory. */
const mostBytes = 2 * 1024 * 1024

/** A file of an Appwrite project. */
export interface AppwriteFile {
  project: AppwriteProject
  bucket: string
  id: string
}

/**
 * Reads the beginning of a range. The SDK reads whole files only.
 * @throws AppError 404
 */
export async function readPiece(
  { project, bucket, id }: AppwriteFile,
  { start, end }: ByteRange,
  signal: AbortSignal,
): Promise<Buffer> {
  const last = Math.min(end, start + mostBytes - 1)
  const asked = atLeastTwo(start, last)
  const range = `bytes ${asked.start}-${asked.end}`
  const url = `${project.endpoint}/storage/buckets/${encodeURIComponent(bucket)}/files/${id}/download`
  const headers = {
    ...clientOf(project, signal).getHeaders(),
    'X-Appwrite-Project': project.project,
    Range: range.replace(' ', '='),
  }
  const response = await fetch(url, { headers, signal })
  if (response.status === 404) asNotFound(await exceptionOf(response))
  const given = response.headers.get('content-range')
  if (response.status !== 206 || !given?.startsWith(`${range}/`)) {
    await response.body?.cancel()
    throw new Error(`The store was asked for ${range}: ${response.status} ${given}`)
  }
  const bytes = Buffer.from(await response.arrayBuffer()).subarray(
    start - asked.start,
    last - asked.start + 1,
  )
  if (bytes.length <= last - start) throw new Error(`The store gave less of ${range} than it said`)
  return bytes
}

/** Appwrite refuses a range of one byte. */
function atLeastTwo(start: number, end: number): ByteRange {
  if (start < end) return { start, end }
  return start > 0 ? { start: start - 1, end } : { start, end: end + 1 }
}
