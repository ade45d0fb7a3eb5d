import type { Socket } from 'node:net'
import type { Remake } from './cache/remaking.ts'
import type { RequestHead, ShortWay } from './cache/short-way.ts'
import { readPlainRequest } from './plain-request.ts'

interface Options {
  shortWay: ShortWay
  remake: Remake
  /** Said as a request comes in. */
  arrived(): void
  /** Takes a connection over, for good. */
  takeOver(socket: Socket): void
  /** Told of a connection over which nothing came in time. */
  silent(socket: Socket): void
  /** Milliseconds that are waited for the first request, and after a response for the next or for whoever takes no more of it. */
  patience: { first: number; next: number }
}

export type PlainConnections = ReturnType<typeof createPlainConnections>

/**
 * Connections over which nothing has come but plain requests for what is stored, one at a time. They are read here: Node's
 * reader of HTTP, and the objects that it makes of a request and a response, take longer than all else that such a request
 * needs. At the first one of another kind a connection is taken over by Node, which is given what has been read of it.
 */
export function createPlainConnections(options: Options) {
  const { shortWay, remake, arrived, takeOver, silent, patience } = options
  const open = new Set<Socket>()
  const awaiting = new Set<Socket>()
  let isEnding = false

  function read(this: Socket, bytes: Buffer) {
    // What cannot be sent at once is Node's: it reads no more of whoever takes nothing.
    const isTaking = !isEnding && this.writableLength === 0
    const request = isTaking ? readPlainRequest(bytes) : undefined
    if (!request) return passOn(this, bytes)
    arrived()
    if (isAnswered(this, request)) return
    const made = remake(request)
    if (made) void answerOnce(made, this, request, bytes)
    else passOn(this, bytes)
  }

  function isAnswered(socket: Socket, request: RequestHead, since?: number): boolean {
    return shortWay(
      request,
      (head, body) => {
        if (socket.bytesWritten === 0) socket.setTimeout(patience.next)
        send(socket, head, body)
      },
      since,
    )
  }

  async function answerOnce(made: Promise<void>, socket: Socket, request: RequestHead, bytes: Buffer) {
    const since = performance.now()
    awaiting.add(socket)
    socket.pause()
    await made
    awaiting.delete(socket)
    if (socket.destroyed) return
    if (!isEnding && isAnswered(socket, request, since)) socket.resume()
    else passOn(socket, bytes)
  }

  function passOn(socket: Socket, bytes: Buffer) {
    forget(socket)
    // While a socket flows, Node would start to read it once more in the next tick, whether or not it has paused it by then.
    socket.pause()
    takeOver(socket)
    socket.unshift(bytes)
    socket.resume()
  }

  function add(socket: Socket) {
    open.add(socket)
    socket.setTimeout(patience.first)
    socket.on('data', read).on('end', end).on('timeout', timedOut).on('close', forgetThis)
    // Whoever has gone needs no answer; the connection ends by itself.
    socket.on('error', () => {})
  }

  function forget(socket: Socket) {
    open.delete(socket)
    socket.setTimeout(0)
    socket.off('data', read).off('end', end).off('timeout', timedOut).off('close', forgetThis)
  }

  function forgetThis(this: Socket) {
    open.delete(this)
  }

  function timedOut(this: Socket) {
    if (this.bytesRead === 0) {
      forget(this)
      silent(this)
    } else this.destroy()
  }

  return {
    add,
    /** From now on whatever is asked is Node's. */
    stop() {
      isEnding = true
    },
    /** Ends those over which nothing is asked and nothing being sent. */
    closeIdle() {
      for (const socket of open) if (socket.writableLength === 0 && !awaiting.has(socket)) socket.destroy()
    },
    closeAll() {
      for (const socket of open) socket.destroy()
    },
  }
}

function send(socket: Socket, head: string, body: Uint8Array | string | undefined) {
  if (body === undefined) socket.write(head, 'latin1')
  else if (typeof body === 'string') socket.write(head + body, 'latin1')
  else {
    socket.cork()
    socket.write(head, 'latin1')
    socket.write(body)
    socket.uncork()
  }
}

function end(this: Socket) {
  this.end()
}
