import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type Server as Listening } from 'node:net'

/** Node accepts one connection of a listening socket in each turn of the event loop, and a turn amid a crowd is long. */
const acceptedATurn = 8

/**
 * Looks whether a port can be had, before anything is made for whoever would be served on it.
 * @throws the system's error where it cannot
 */
export async function requirePort(port: number, host: string): Promise<void> {
  const tried = createServer()
  await once(tried.listen(port, host), 'listening')
  await once(tried.close(), 'close')
}

/**
 * Listens, on several sockets where the system shares a port among them (Linux), so that as many connections are accepted in a
 * turn of the event loop. The first socket is tried alone: a port that another process listens on is an error as ever.
 * @returns everything that has to be closed: the server itself and the sockets beside it, whose connections it gets
 * @throws the system's error where the port cannot be had
 */
export async function listenWidely(server: Server, port: number, host: string): Promise<Listening[]> {
  await once(server.listen(port, host), 'listening')
  // Workers share the socket of the process that looks after them.
  if (cluster.isWorker) return [server]
  const address = server.address()
  if (address === null || typeof address === 'string') return [server]
  const shared = { port: address.port, host, reusePort: true }
  await once(server.close(), 'close')
  try {
    await once(server.listen(shared), 'listening')
  } catch {
    await once(server.listen(address.port, host), 'listening')
    return [server]
  }
  const others = Array.from({ length: acceptedATurn - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  await Promise.all(others.map((other) => once(other.listen(shared), 'listening')))
  return [server, ...others]
}
