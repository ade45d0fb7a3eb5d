import * as system from 'node:fs'

/** Milliseconds after which it is tried again where nothing could be written, and for how long at the end. */
const pause = 100
const patienceAtEnd = 1000

/**
 * Writes texts to an open file, one write at a time, beside everything else. Where that is full, or nobody reads it any more, they
 * wait and it is tried again: whoever serves is not held up by a log. Pino's own destination throws then, and never ends its last
 * write.
 * @param most bytes under way and characters behind them; a text that comes beyond is lost
 */
export function createOutput(fd: number, most: number, { write, writeSync } = system as Writing) {
  const nothing = Buffer.alloc(0)
  let waiting = ''
  let underWay: Buffer = nothing
  let isWriting = false
  let again: NodeJS.Timeout | undefined

  function writeNext() {
    again = undefined
    if (underWay.length === 0) {
      underWay = Buffer.from(waiting)
      waiting = ''
    }
    isWriting = underWay.length > 0
    if (!isWriting) return
    write(fd, underWay, (error, written) => {
      isWriting = false
      if (error) again = setTimeout(writeNext, pause).unref()
      else {
        underWay = underWay.subarray(written)
        writeNext()
      }
    })
  }

  return {
    write(text: string): void {
      if (underWay.length + waiting.length + text.length > most) return
      waiting += text
      if (!isWriting && !again) writeNext()
    },

    /** Writes what waits before the process ends; what can't be written within a second is lost. */
    flushSync(): void {
      let rest = Buffer.concat([isWriting ? nothing : underWay, Buffer.from(waiting)])
      if (!isWriting) underWay = nothing
      waiting = ''
      const end = Date.now() + patienceAtEnd
      while (rest.length > 0)
        try {
          rest = rest.subarray(writeSync(fd, rest))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || Date.now() > end) return
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
        }
    },
  }
}

interface Writing {
  write(fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void): void
  writeSync(fd: number, bytes: Buffer): number
}
