import { reasonOf } from './backup/reason.ts'
import { loadEnvFile } from './env.ts'

/**
 * Runs what was asked for on the command line, with the file of settings read; what fails is told in one line.
 * @param run takes the words after the command's name, and gives the exit code: 0 done, 1 not, 2 not understood
 */
export async function runCommand(run: (words: string[]) => number | Promise<number>): Promise<void> {
  try {
    loadEnvFile()
    process.exitCode = await run(process.argv.slice(2))
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}

/** Tells how a command is called: what was said was not understood. */
export function explain(usage: string): number {
  console.error(usage)
  return 2
}

/** Aborts when somebody asks the command to end. */
export function stopSignal(reason: string): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort(new Error(reason)))
  return stopping.signal
}
