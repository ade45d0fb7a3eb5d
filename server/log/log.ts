import { format } from 'node:util'
import { type Logger, pino } from 'pino'
import type { Env } from '../env.ts'
import { createRequestLines, type RequestLines } from '../http/request-lines.ts'
import { loggedError } from './logged-error.ts'
import { createOutput } from './output.ts'
import { readably } from './readable-log.ts'

/** What is said of an error wherever one is logged. */
const serializers = { err: loggedError }

/** Characters that wait to be written where nobody takes them; what comes beyond is lost. */
const mostUnwritten = 16 * 1024 * 1024

/**
 * The log of the running product, written to the standard output beside everything else: as JSON, and in a terminal as people
 * read it. What is left is written when the process exits.
 * @returns the logger, and the lines of requests that are answered at once
 */
export function openLog({ LOG_LEVEL: level }: Pick<Env, 'LOG_LEVEL'>): {
  log: Logger
  lines: RequestLines
} {
  const output = createOutput(1, mostUnwritten)
  const destination = process.stdout.isTTY ? readably(output) : output
  const log = pino({ level, serializers }, destination)
  const lines = createRequestLines(log, destination)
  process.on('exit', () => {
    lines.flush()
    output.flushSync()
  })
  return { log, lines }
}

/**
 * Has whatever Node and libraries would print go through the log, so that each of its lines is one of the log's. `console.log` stays
 * what the product says in plain words to whoever started it: where it serves, a first password.
 */
export function logWhatIsPrinted(log: Logger): void {
  console.info = (...values) => log.info(format(...values))
  console.debug = (...values) => log.debug(format(...values))
  console.warn = (...values) => log.warn(format(...values))
  console.error = (...values) =>
    log.error({ err: values.find((value) => value instanceof Error) }, format(...values))
  // What is said in plain words may find no room either.
  process.stdout.on('error', () => undefined)
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends')
    process.exit(1)
  })
}
