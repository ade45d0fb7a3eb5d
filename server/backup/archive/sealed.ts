import { createHash, type Hash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { Unreadable } from './unreadable.ts'

/*
 * The last bytes of an archive are a seal: an empty gzip member whose comment is the SHA-256 of everything before it. Tools
 * that know gzip pass it over; without it, a byte that changed in gzip's own headers would tell nobody.
 */
const beforeComment = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff])
const afterComment = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const sealBytes = sealOf(createHash('sha256')).length

function sealOf(hash: Hash): Buffer {
  return Buffer.concat([beforeComment, Buffer.from(`sha256 ${hash.digest('hex')}`), afterComment])
}

/** Passes on gzip's bytes, and a seal behind them. */
export function seal(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(bytes: Buffer, _, done) {
      hash.update(bytes)
      done(null, bytes)
    },
    flush(done) {
      done(null, sealOf(hash))
    },
  })
}

/** Passes on what stands before the seal, and fails at the end where a byte of it all is not what was written. */
export function unseal(): Transform {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  return new Transform({
    transform(bytes: Buffer, _, done: TransformCallback) {
      const all = held.length > 0 ? Buffer.concat([held, bytes]) : bytes
      const passed = all.subarray(0, Math.max(0, all.length - sealBytes))
      held = Buffer.from(all.subarray(passed.length))
      hash.update(passed)
      done(null, passed)
    },
    flush(done: TransformCallback) {
      done(held.equals(sealOf(hash)) ? null : new Unreadable('it is damaged or cut short'))
    },
  })
}
