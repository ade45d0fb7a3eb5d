import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache, type Ended } from './run-node.ts'

const script = fileURLToPath(new URL('./command-line-process.ts', import.meta.url))

/**
 * One process in which a command of the project runs again and again, each time from its first line: what it imports is
 * loaded once. That it runs in a process of its own is for `runNode`.
 * @param command its file
 * @param environment all that it knows beside the PATH
 */
export function openCommandLine(command: string, environment: Record<string, string | undefined>) {
  const child = fork(script, [command], {
    env: { PATH: process.env.PATH, ...compileCache, ...environment },
    execArgv: [],
  })
  const ended = once(child, 'exit')
  return {
    /** One at a time. @throws where it has ended the whole process */
    async run(...words: string[]): Promise<Ended> {
      child.send(words)
      const answered = once(child, 'message').then(([how]) => how as Ended)
      return Promise.race([answered, ended.then(tooSoon)])
    },
    /** Waits until nothing is left to do in the process. */
    async close(): Promise<void> {
      if (child.connected) child.disconnect()
      await ended
    },
  }

  function tooSoon(): never {
    throw new Error(`${command} has ended the whole process`)
  }
}
