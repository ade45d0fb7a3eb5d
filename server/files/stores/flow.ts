import { Readable } from 'node:stream'
import { within } from './deadline.ts'

/** What `pass` makes of a stream. A reader that goes away closes the stream even while it hangs. */
export function through(source: Readable, pass: (source: Readable) => AsyncIterable<Uint8Array>): Readable {
  const stream = Readable.from(pass(source), { objectMode: false })
  stream.once('close', () => source.destroy())
  return stream
}

/**
 * Passes on what `source` gives, and breaks off where that is not `size` bytes, or where nothing comes for `stall`
 * milliseconds while somebody reads.
 */
export function exactly(source: Readable, size: number | undefined, stall: number): Readable {
  return through(source, () => counted(source, size, stall))
}

async function* counted(source: Readable, size: number | undefined, stall: number) {
  let received = 0
  for await (const bytes of unlessStalled(source, stall)) {
    received += bytes.length
    if (size !== undefined && received > size) throw new Error(`More than ${size} bytes came from the store`)
    yield bytes
  }
  if (size !== undefined && received < size)
    throw new Error(`${received} of ${size} bytes came from the store`)
}

async function* unlessStalled(source: Readable, stall: number): AsyncGenerator<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await within(stall, () => pieces.next())
    if (done) return
    yield value
  }
}
