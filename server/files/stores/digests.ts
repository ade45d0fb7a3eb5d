import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Driver } from './store.ts'

/** What a store may say of a file that it has taken. */
export interface Digests {
  size: number
  sha256: string
  md5: string
  /** S3's mark of a file that came in parts: the digest of their digests, and their count. */
  partsMd5: string
}

/** @param partBytes how large the parts are in which it goes up */
export async function digestsOf(path: string, partBytes = Number.POSITIVE_INFINITY): Promise<Digests> {
  const { size } = await stat(path)
  const whole = { sha256: createHash('sha256'), md5: createHash('md5') }
  const parts = createHash('md5')
  const count = Math.ceil(size / partBytes)
  for (let start = 0; start < size; start += partBytes) {
    const part = createHash('md5')
    for await (const bytes of createReadStream(path, { start, end: start + partBytes - 1 }))
      for (const hash of [whole.sha256, whole.md5, part]) hash.update(bytes)
    parts.update(part.digest())
  }
  return {
    size,
    sha256: whole.sha256.digest('hex'),
    md5: whole.md5.digest('hex'),
    partsMd5: `${parts.digest('hex')}-${count}`,
  }
}

/**
 * Reads back what is stored under `key`.
 * @throws Error where it is not what has these digests
 */
export async function readBack(
  driver: Pick<Driver, 'open'>,
  key: string,
  { sha256 }: Digests,
  signal: AbortSignal,
): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(await driver.open(key, undefined, signal), hash, { signal })
  if (hash.digest('hex') !== sha256) throw new Error('The store did not keep what it was given')
}
