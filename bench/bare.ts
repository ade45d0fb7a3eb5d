import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BareResponse } from './bare-server.ts'

const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** Starts the server that does nothing but send. */
export async function openBareServer() {
  const child = fork(script)
  const [port] = await once(child, 'message')
  return {
    port: port as number,
    async send(response: BareResponse): Promise<void> {
      child.send(response)
      await once(child, 'message')
    },
    close: () => child.disconnect(),
  }
}

export type BareServer = Awaited<ReturnType<typeof openBareServer>>
