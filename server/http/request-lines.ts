import { type DestinationStream, type Logger, pino } from 'pino'

/** Milliseconds until a line is written at the latest, and how many are written at once. */
const patience = 100
const mostAtOnce = 128

export interface RequestLines {
  /** Logs a request that passed nothing but what is stored. */
  add(requestId: string, method: string, path: string, status: number, milliseconds: number): void
  /** Writes what has not been written. */
  flush(): void
}

/**
 * Logs requests as `requestLog` does, a line each, but many of them in one write; a line is put together from one that
 * the logger itself has written.
 */
export function createRequestLines(log: Logger, destination: DestinationStream): RequestLines {
  if (!log.isLevelEnabled('info')) return { add() {}, flush() {} }
  const [before, between, behind] = specimen()
  let lines = ''
  let count = 0
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (count > 0) destination.write(lines)
    lines = ''
    count = 0
  }

  return {
    add(requestId, method, path, status, milliseconds) {
      lines += `${before}${Date.now()}${between}${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"milliseconds":${milliseconds}${behind}`
      if (++count >= mostAtOnce) flush()
      else timer ??= setTimeout(flush, patience).unref()
    },
    flush,
  }
}

/** The parts of a line between its time, its request's id, and what the request was. */
function specimen(): [string, string, string] {
  let line = ''
  const logger = pino({ timestamp: () => ',"time":@' }, { write: (text) => (line += text) })
  const last = '"milliseconds":0'
  const about = { method: '@', path: '@', status: 0, milliseconds: 0 }
  logger.child({ requestId: '@' }).info(about, 'request')
  const [before = '', between = ''] = line.split('@')
  return [before, between, line.slice(line.indexOf(last) + last.length)]
}
