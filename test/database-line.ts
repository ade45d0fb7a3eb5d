import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to the database that can be cut, or lose what is sent without closing anything. */
export async function openLine(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    if (isSilent) {
      sockets.add(near)
      near.on('error', () => near.destroy())
      return
    }
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
      socket.pipe(other)
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const near = new URL(url)
  near.host = `127.0.0.1:${port}`
  server.unref()
  return {
    url: near.href,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    restore: () => listen(port),
    /** What is sent on the connections that there are never arrives from now on; new ones work. */
    lose() {
      for (const socket of sockets) socket.unpipe().resume()
    },
    /** From now on new ones are taken, too, and nothing is answered. */
    silence() {
      this.lose()
      isSilent = true
    },
    /** New ones work again. */
    mend() {
      isSilent = false
    },
  }
}
