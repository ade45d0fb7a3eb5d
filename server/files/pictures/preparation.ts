import type { Logger } from 'pino'
import type { Limit } from '../../concurrency.ts'
import type { Db } from '../../database/schema.ts'
import { type FileRow, filesNotLookedAt, updateLooks } from '../repository.ts'
import { drawing } from './drawing.ts'
import { renditionsAhead } from './rendition.ts'
import type { Renditions } from './renditions.ts'
import { isVideo } from './sniff.ts'

/** Makes ahead what pages will ask for. What a restart loses of it is made when it is asked for. */
export interface Preparation {
  add(file: FileRow): void
  start(): void
  /** How many renditions wait to be made. */
  waiting(): number
  stop(): Promise<void>
}

type Task = () => Promise<unknown>

/** So many files are held in memory while they wait. */
const lookedAtInTurn = 100

interface Parts {
  db: Db
  renditions: Renditions
  read(file: FileRow): Promise<Buffer>
  limit: Limit
  log: Logger
}

export function createPreparation({ db, renditions, read, limit, log }: Parts): Preparation {
  /** What comes first of any file, then what comes second, and so on: of many pictures, all are soon seen. */
  const pending: Task[][] = []
  const last: Task[] = []
  let isOn = false
  let ending = new AbortController()
  let underWay: Promise<void> | undefined
  let looking: Promise<void> | undefined

  function add(file: FileRow): void {
    if (!isOn) return
    for (const [place, rendition] of renditionsAhead(file).entries()) {
      pending[place] ??= []
      pending[place].push(() => renditions.prepare(file, rendition))
    }
    begin()
  }

  const queue = () => pending.find((tasks) => tasks.length > 0) ?? last

  function begin(): void {
    if (queue().length > 0) underWay ??= work()
  }

  async function work(): Promise<void> {
    for (let task = queue().shift(); task && isOn; task = queue().shift())
      await task().catch((error) => log.warn({ err: error }, 'a picture could not be prepared'))
    underWay = undefined
  }

  /** Some of the files that were stored before anybody looked for all that is looked for today; then those before them. */
  async function lookAgain(before?: string): Promise<void> {
    const files = await filesNotLookedAt(db, before, lookedAtInTurn)
    const oldest = files.at(-1)
    if (!isOn || !oldest) return
    last.push(...files.map((file) => () => limit(() => lookAt(file))), () => lookAgain(oldest.id))
    begin()
  }

  async function lookAt(file: FileRow): Promise<void> {
    const { signal } = ending
    const bytes = isVideo(file.type) ? undefined : await read(file)
    const { describePicture } = await drawing.describe()
    const looks = bytes && (await describePicture(bytes, file.type, signal).catch(() => undefined))
    // What was not looked at to the end is looked at after the next start.
    if (signal.aborted) return
    const { colors, isAnimated, likeness } = looks ?? { colors: '[]', isAnimated: 0, likeness: '' }
    await updateLooks(db, file.id, { colors, isAnimated, likeness })
  }

  return {
    add,
    start() {
      isOn = true
      ending = new AbortController()
      looking = lookAgain().catch((error) => log.error({ err: error }, 'looking at earlier pictures failed'))
    },
    waiting: () => pending.reduce((sum, tasks) => sum + tasks.length, last.length),
    async stop() {
      isOn = false
      ending.abort()
      pending.length = 0
      last.length = 0
      await Promise.all([underWay, looking])
    },
  }
}
