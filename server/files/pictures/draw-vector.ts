import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fileMessages } from '#contract/messages.ts'
import { AppError, unavailable } from '../../errors.ts'
import { widestPreview } from './rendition.ts'
import { createTooCostly } from './too-costly.ts'

/** A drawing's pixels, four bytes each, and the size that it says itself. */
export interface DrawnVector {
  data: Buffer
  width: number
  height: number
  own: { width: number; height: number }
}

interface Bounds {
  width?: number
  /** Of processor time. */
  mostSeconds?: number
  /** Ends the drawing. */
  signal?: AbortSignal
}

const script = fileURLToPath(new URL('./vector-process.ts', import.meta.url))
const mostBytes = 1024 * 1024 * 1024
/** Of the clock: for a machine that does not get to it. Below what a stop of the product waits for. */
const mostMilliseconds = 15_000
const run = promisify(execFile)
const tooCostly = createTooCostly()

/**
 * Draws an SVG as wide as it is asked for, whatever size it says itself: its lines are as sharp at any. It has a process
 * of its own with so much processor time and memory and no more: what a drawing costs cannot be seen by reading it, and
 * what draws it cannot be interrupted. One that cost too much is not tried again.
 * @param bounds `width` in pixels, by default of the widest rendition
 * @throws AppError 400 where it costs too much; the signal's reason; Error with the renderer's words where it is damaged
 */
export async function drawVector(
  source: Buffer,
  { width = widestPreview, mostSeconds = 10, signal }: Bounds = {},
): Promise<DrawnVector> {
  signal?.throwIfAborted()
  if (tooCostly.has(source, width)) throw new AppError('file-damaged', fileMessages.unreadable)
  const drawing = run(process.execPath, [script, `${width}`, `${mostSeconds}`, `${mostBytes}`], {
    encoding: 'buffer',
    env: environment(),
    maxBuffer: mostBytes,
    timeout: mostMilliseconds,
    killSignal: 'SIGKILL',
    signal,
  })
  // One that has ended does not read on.
  drawing.child.stdin?.on('error', () => undefined).end(source)
  try {
    return parse((await drawing).stdout)
  } catch (error) {
    signal?.throwIfAborted()
    throw failureOf(error as Failure, () => tooCostly.note(source, width))
  }
}

type Failure = Error & {
  code?: number | string | null
  signal?: NodeJS.Signals | null
  killed?: boolean
  stderr?: Buffer
}

function failureOf(error: Failure, noteTooCostly: () => void): Error {
  if (typeof error.code === 'string' || error.killed)
    return unavailable('This drawing cannot be drawn at the moment.', error)
  if (error.signal !== 'SIGKILL') return new Error(error.stderr?.toString() || error.message)
  noteTooCostly()
  return new AppError('file-damaged', fileMessages.unreadable, {
    cause: new Error('The drawing costs too much to draw'),
  })
}

/** What finding fonts takes; whoever draws what a stranger wrote needs no passwords and keys. */
function environment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'SystemRoot', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH']
  const known = Object.fromEntries(names.map((name) => [name, process.env[name]]))
  return { ...known, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } as NodeJS.ProcessEnv
}

function parse(answer: Buffer): DrawnVector {
  const end = answer.indexOf('\n')
  return { ...JSON.parse(answer.toString('utf8', 0, end)), data: answer.subarray(end + 1) }
}
