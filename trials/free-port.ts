import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what any system gives away by itself, so that nobody is given a port between its choice and its use. */
const lowest = 10_240
const highest = 32_767

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return freePorts(1)
}

/** @returns the first of so many ports in a row that nothing listens on */
export async function freePorts(count: number): Promise<number> {
  const first = lowest + Math.floor(Math.random() * (highest - lowest - count))
  for (let port = first; port < first + count; port++) if (!(await isFree(port))) return freePorts(count)
  return first
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
