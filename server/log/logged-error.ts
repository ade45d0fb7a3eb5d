import { stdSerializers } from 'pino'

/** What the system and the databases say of an error beside its message, and what holds nothing of what was stored. */
const harmless = ['code', 'errno', 'syscall', 'path', 'severity', 'table', 'column', 'constraint'] as const

/**
 * An error as the log tells it. PostgreSQL's own `detail` and `where` repeat rows and values, which may be somebody's: they are
 * left out, and so is all else that a library hangs on an error.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = stdSerializers.err(error)
  const known = error as Partial<Record<(typeof harmless)[number], unknown>>
  const beside = harmless.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]))
  return { type, message, stack, ...Object.fromEntries(beside) }
}
