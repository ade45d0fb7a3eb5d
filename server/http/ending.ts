import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Server as Listening, Socket } from 'node:net'

/** A request that is being handled. */
export interface Exchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

/** Milliseconds that are left, once no more requests are accepted, to one that is still coming in and to a response. */
export interface Grace {
  body: number
  response: number
}

/**
 * Takes no more connections and lets what is under way finish; what has not by then is cut.
 * @param listening the server itself, and what else hands connections to it
 */
export async function endListening(
  server: Server,
  listening: Listening[],
  connections: ReadonlyMap<Socket, Exchange | undefined>,
  grace: Grace,
): Promise<void> {
  const closed = Promise.all(
    listening.map((one) => new Promise<void>((resolve) => void one.close(() => resolve()))),
  )
  const timers = [
    setInterval(() => server.closeIdleConnections(), 100),
    setInterval(cutIncoming, 100, Date.now() + grace.body),
    setTimeout(() => server.closeAllConnections(), grace.response),
  ]
  await closed
  for (const timer of timers) clearTimeout(timer)

  function cutIncoming(from: number) {
    if (Date.now() < from) return
    for (const [socket, exchange] of connections) if (!exchange?.incoming.complete) socket.destroy()
  }
}
