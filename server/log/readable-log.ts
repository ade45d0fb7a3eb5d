import { styleText } from 'node:util'
import type { DestinationStream } from 'pino'

const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARNING',
  50: 'ERROR',
  60: 'FATAL',
}

/** What people need not read of a line: when and where they are is theirs to know. */
const left = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'requestId'])

type Line = Record<string, unknown> & { err?: { stack?: string; message?: string } }

/** Passes on what is logged as lines that people read in a terminal, in the colours that it has. */
export function readably(destination: DestinationStream): DestinationStream {
  return {
    write(lines) {
      for (const line of lines.split('\n')) if (line !== '') destination.write(`${readable(line)}\n`)
    },
  }
}

/** A line of the log for people: the time, what went wrong, and what it was about. */
export function readable(json: string): string {
  const line = parsed(json)
  if (!line) return plain(json)
  const clock = styleText('dim', clockOf(new Date(Number(line.time))))
  return line.msg === 'request' && line.status !== undefined
    ? `${clock} ${requestOf(line)}`
    : `${clock} ${eventOf(line)}`
}

function requestOf({ status, method, path, milliseconds, reason }: Line): string {
  const took = Number(milliseconds) > 0 ? styleText('dim', `${milliseconds} ms`) : ''
  const words = [method, path, reason].filter(Boolean).map((part) => plain(String(part)))
  return [coloured(Number(status)), ...words, took].filter(Boolean).join(' ')
}

function eventOf(line: Line): string {
  const { level, msg, err } = line
  const name = levels[Number(level)] ?? String(level)
  const said =
    Number(level) >= 50 ? styleText('red', name) : Number(level) >= 40 ? styleText('yellow', name) : ''
  const about = Object.entries(line)
    .filter(([key]) => !left.has(key))
    .map(([key, value]) => plain(`${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`))
  const stack = err?.stack ?? err?.message
  const below = typeof stack === 'string' ? stack.split('\n').map((row) => `\n    ${plain(row.trim())}`) : []
  return [said, plain(String(msg ?? '')), ...about].filter(Boolean).join(' ') + below.join('')
}

function coloured(status: number): string {
  return styleText(status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green', String(status))
}

function clockOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')
}

function parsed(json: string): Line | undefined {
  try {
    const line = JSON.parse(json)
    return typeof line === 'object' && line !== null ? line : undefined
  } catch {
    return undefined
  }
}

/** What a visitor wrote must not command the terminal, nor begin a line of its own. */
function plain(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
