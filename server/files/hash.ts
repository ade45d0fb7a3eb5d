import { createHash } from 'node:crypto'
import { readInto } from './local-bytes.ts'

/** The SHA-256 of a file's bytes, in hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await readInto(path, (bytes) => void hash.update(bytes))
  return hash.digest('hex')
}
