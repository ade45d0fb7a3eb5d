import type { Logger } from 'pino'
import type { Limit } from '../../concurrency.ts'
import type { Db } from '../../database/schema.ts'
import { type FileRow, filesWithoutColors, updateLooks } from '../repository.ts'
import { describePicture } from './describe.ts'
import { renditionsAhead } from './rendition.ts'
import type { Renditions } from './renditions.ts'
import { isVideo } from './sniff.ts'

/** Makes ahead what pages will ask for. What a restart loses of it is made when it is asked for. */
export interface Preparation {
  add(file: FileRow): void
  start(): void
  stop(): Promise<void>
}

interface Parts {
  db: Db
  renditions: Renditions
  read(file: FileRow): Promise<Buffer>
  limit: Limit
  log: Logger
}

export function createPreparation({ db, renditions, read, limit, log }: Parts): Preparation {
  const pending: (() => Promise<unknown>)[] = []
  let isOn = false
  let ending = new AbortController()
  let underWay: Promise<void> | undefined
  let looking: Promise<void> | undefined

  function add(file: FileRow): void {
    if (isOn) addAll(renditionsAhead(file).map((rendition) => () => renditions.prepare(file, rendition)))
  }

  function addAll(tasks: (() => Promise<unknown>)[]): void {
    pending.push(...tasks)
    if (pending.length > 0) underWay ??= work()
  }

  async function work(): Promise<void> {
    for (let task = pending.shift(); task && isOn; task = pending.shift())
      await task().catch((error) => log.warn({ err: error }, 'a picture could not be prepared'))
    underWay = undefined
  }

  /** Files that were stored before colours were looked for. */
  async function lookAgain(): Promise<void> {
    const files = await filesWithoutColors(db)
    addAll(files.map((file) => () => limit(() => lookAt(file))))
  }

  async function lookAt(file: FileRow): Promise<void> {
    const { signal } = ending
    const bytes = isVideo(file.type) ? undefined : await read(file)
    const looks = bytes && (await describePicture(bytes, file.type, signal).catch(() => undefined))
    // What was not looked at to the end is looked at after the next start.
    if (signal.aborted) return
    const { colors, isAnimated } = looks ?? { colors: '[]', isAnimated: 0 }
    await updateLooks(db, file.id, { colors, isAnimated })
  }

  return {
    add,
    start() {
      isOn = true
      ending = new AbortController()
      looking = lookAgain().catch((error) => log.error({ err: error }, 'looking at earlier pictures failed'))
    },
    async stop() {
      isOn = false
      ending.abort()
      pending.length = 0
      await Promise.all([underWay, looking])
    },
  }
}
