import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Server as Listening, Server as NetServer, type Socket } from 'node:net'

/** A request that is being handled. */
export interface Exchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

/** Milliseconds that are left once no more connections are accepted. */
export interface Grace {
  /** To a request that is still coming in. */
  body: number
  /** To a response. */
  response: number
  /** To a connection on which nothing is asked: what is asked meanwhile is answered, and closes it. */
  idle?: number
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
  const idle = grace.idle ?? 0
  const begun = performance.now()
  const closed = Promise.all(listening.map((one) => new Promise<void>((resolve) => void close(one, resolve))))
  const timers = [
    setInterval(() => performance.now() - begun >= idle && server.closeIdleConnections(), 100),
    setInterval(cutIncoming, 100, Date.now() + idle + grace.body),
    setTimeout(() => server.closeAllConnections(), idle + grace.response),
  ]
  await closed
  for (const timer of timers) clearTimeout(timer)

  /** Of a server of HTTP `close` itself would end what is idle. */
  function close(one: Listening, done: () => void) {
    if (idle > 0) NetServer.prototype.close.call(one, done)
    else one.close(done)
  }

  function cutIncoming(from: number) {
    if (Date.now() < from) return
    for (const [socket, exchange] of connections) if (!exchange?.incoming.complete) socket.destroy()
  }
}
