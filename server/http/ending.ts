import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Server as Listening, Server as NetServer, type Socket } from 'node:net'
import type { PlainConnections } from './plain-connections.ts'

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

/** What is to be ended. */
interface Parties {
  server: Server
  /** The server itself, and what else hands connections to it. */
  listening: Listening[]
  /** Those that Node reads. */
  connections: ReadonlyMap<Socket, Exchange | undefined>
  /** Those that it does not. */
  plain: PlainConnections
}

/** Takes no more connections and lets what is under way finish; what has not by then is cut. */
export async function endListening(
  { server, listening, connections, plain }: Parties,
  grace: Grace,
): Promise<void> {
  const idle = grace.idle ?? 0
  const begun = performance.now()
  const closed = Promise.all(listening.map((one) => new Promise<void>((resolve) => void close(one, resolve))))
  const timers = [
    setInterval(() => performance.now() - begun >= idle && closeIdle(), 100),
    setInterval(cutIncoming, 100, Date.now() + idle + grace.body),
    setTimeout(closeAll, idle + grace.response),
  ]
  if (idle === 0) plain.closeIdle()
  await closed
  for (const timer of timers) clearTimeout(timer)

  /** Of a server of HTTP `close` itself would end what is idle. */
  function close(one: Listening, done: () => void) {
    if (idle > 0) NetServer.prototype.close.call(one, done)
    else one.close(done)
  }

  function closeIdle() {
    plain.closeIdle()
    server.closeIdleConnections()
  }

  function closeAll() {
    plain.closeAll()
    server.closeAllConnections()
  }

  function cutIncoming(from: number) {
    if (Date.now() < from) return
    for (const [socket, exchange] of connections) if (!exchange?.incoming.complete) socket.destroy()
  }
}
