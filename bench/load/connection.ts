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

const receivedAtOnce = 128 * 1024

/**
 * Asks one thing after the other on one connection, until `next` has nothing more. One that the other side closes is opened
 * anew; it counts as broken unless a response said that it would be.
 */
export function openConnection(port: number, { next, answered, broken }: Listeners): Connection {
  let sent: Sent | undefined
  let since = 0
  let isEnded = false
  let isLeft = false
  let socket = open()

  function ask() {
    // Once it is open anew, it asks.
    if (isLeft) return
    sent = next()
    if (!sent) return
    since = performance.now()
    socket.write(sent.bytes)
  }

  function open() {
    const read = createResponseReader((status, bodyBytes, isLast) => {
      if (!sent) return
      isLeft = isLast
      answered(sent.asked, performance.now() - since, status, bodyBytes)
      if (isLast) sent = undefined
      else ask()
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
    if (!isLeft) broken()
    isLeft = false
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
