import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Load, Measured } from './load.ts'

const script = fileURLToPath(new URL('./process.ts', import.meta.url))

/** A process that makes load, so that nothing else of the bench takes its time. */
export function openGenerator() {
  const child = fork(script, { serialization: 'advanced', execArgv: ['--max-semi-space-size=64'] })
  return {
    async run(load: Load): Promise<Measured> {
      child.send(load)
      const [measured] = await once(child, 'message')
      return measured
    },
    close: () => child.disconnect(),
  }
}

export type Generator = ReturnType<typeof openGenerator>
