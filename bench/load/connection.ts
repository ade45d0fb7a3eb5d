import { connect } from 'node:net'
import type { Asked } from './load.ts'
import { createResponseReader } from './response-reader.ts'

export interface Sent {
  asked: Asked
  bytes: Buffer | string
}

interface Listeners {
  next(): Sent | undefined
  answered(asked: Asked, milliseconds: number, status: number, bodyBytes: number): void
  broken(error?: Error): void
}

interface Connection {
  ask(): void
  isWaiting(): boolean
  end(): void
}

interface Connection {
  ask(): void
  isWaiting(): boolean
  end(): void
}

const receivedAtOnce = 128 * 1024

/** Asks one thing after the other on one connection, a broken one opened anew, until `next` has nothing more. */
export function openConnection(port: number, { next, answered, broken }: Listeners): Connection {
  let sent: Sent | undefined
  let since = 0
  let isEnded = false
  let socket = open()

  function ask() {
    sent = next()
    if (!sent) return
    since = performance.now()
    socket.write(sent.bytes)
  }

  function open() {
    const read = createResponseReader((status, bodyBytes) => {
      if (!sent) return
      answered(sent.asked, performance.now() - since, status, bodyBytes)
      ask()
    })
    const opened = connect({
      ...{ port, host: '127.0.0.1', noDelay: true },
      onread: {
        buffer: Buffer.allocUnsafe(receivedAtOnce),
        callback(count, buffer) {
          try {
            read((buffer as Buffer).subarray(0, count))
          } catch (error) {
            opened.destroy(error as Error)
          }
          return true
        },
      },
    })
    opened.on('error', () => {})
    // Only what is read to its end is closed.
    opened.on('close', reopen).resume()
    return opened
  }

  function reopen() {
    if (isEnded) return
    broken()
    setTimeout(() => {
      socket = open()
      ask()
    }, 10)
  }

  return {
    ask,
    isWaiting: () => sent !== undefined,
    end() {
      isEnded = true
      socket.destroy()
    },
  }
}
