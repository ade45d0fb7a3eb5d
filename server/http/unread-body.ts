import type { IncomingMessage } from 'node:http'

/** How much of a body that nobody wants is still taken, and for how long, so that its sender gets to read the response. */
const most = { bytes: 16 * 1024 * 1024, milliseconds: 3000 }

/**
 * Deals with what a response leaves unread of its request. A body that has arrived already is discarded, and the connection
 * can be used again; one that is still coming in ends it.
 * @returns whether the response has to say that the connection closes
 */
export function leaveBody(incoming: IncomingMessage): boolean {
  if (incoming.readableEnded || !hasBody(incoming)) return false
  if (incoming.complete) discard(incoming)
  else closeGently(incoming)
  return !incoming.complete
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The handler that listened has responded already; unread data would leave the connection paused. */
function discard(incoming: IncomingMessage) {
  incoming.removeAllListeners('data')
  incoming.resume()
}

/**
 * Once the response is written, only the sending side is ended, and some of the body is taken yet: a connection that is
 * closed over unread bytes is reset, which takes the response with it.
 */
function closeGently(incoming: IncomingMessage) {
  const { socket } = incoming
  let isEnding = false
  socket.destroySoon = () => {
    if (isEnding) return
    isEnding = true
    socket.end()
    let bytes = 0
    const close = () => socket.destroy()
    const limit = setTimeout(close, most.milliseconds)
    socket.once('close', () => clearTimeout(limit))
    discard(incoming)
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > most.bytes) close()
    })
    incoming.once('end', close)
  }
}
