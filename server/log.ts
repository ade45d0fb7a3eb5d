import { format } from 'node:util'
import type { Logger } from 'pino'

/**
 * Has whatever Node and libraries would print go through the log, so that each of its lines is JSON. `console.log` stays
 * what the product says in plain words to whoever started it: where it serves, a first password.
 */
export function logWhatIsPrinted(log: Logger): void {
  console.info = (...values) => log.info(format(...values))
  console.debug = (...values) => log.debug(format(...values))
  console.warn = (...values) => log.warn(format(...values))
  console.error = (...values) =>
    log.error({ err: values.find((value) => value instanceof Error) }, format(...values))
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends')
    process.exit(1)
  })
}
