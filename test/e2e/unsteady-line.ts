import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds of silence after which what is sent next is a message of its own, with a delay of its own. */
const silence = 20

/** A way to a server on which what is sent takes as long as chance will have it. */
export interface UnsteadyLine {
  /** Where the server is reached through it. */
  url: string
  close(): Promise<void>
}

/**
 * Opens a line on which each request, each response, and the news that a browser has given up are held back for a time of their
 * own. On one connection nothing overtakes what was sent before it; on different ones, as browsers use them, it does.
 * @param longest milliseconds; most delays are much shorter
 * @param port where the server is to be reached; 0 for any
 */
export async function openUnsteadyLine(target: string, longest: number, port: number): Promise<UnsteadyLine> {
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname)
    carry(near, far, longest)
    carry(far, near, longest)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server.close(), 'close')
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function carry(from: Socket, to: Socket, longest: number): void {
  let sent = Promise.resolve()
  let heardAt = Number.NEGATIVE_INFINITY
  const follow = (act: () => void) => {
    const isAnother = performance.now() - heardAt > silence
    heardAt = performance.now()
    sent = sent.then(async () => {
      if (isAnother) await wait(Math.random() ** 3 * longest)
      act()
    })
  }
  from.setNoDelay(true)
  from.on('data', (bytes) => follow(() => to.write(bytes)))
  from.on('end', () => follow(() => to.end()))
  from.on('error', () => undefined)
  from.on('close', () => follow(() => to.destroy()))
}
