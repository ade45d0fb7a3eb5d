import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { unavailable } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { createHistogram, type Histogram } from '../../metrics/histogram.ts'
import { asNotFound, makeFolders, removeOlder } from '../disk.ts'
import { moveInto } from '../durable.ts'
import type { FileRow } from '../repository.ts'
import { builtInRendition } from './built-in-renditions.ts'
import type { Original } from './draw.ts'
import { drawing } from './drawing.ts'
import type { PictureLimits } from './picture-limits.ts'
import { drawsFromView, heicView, type Rendition, renditionName } from './rendition.ts'
import { sharedWork } from './shared-work.ts'

/** Pictures made of stored files, each once; one that is lost is made again. */
export interface Renditions {
  /**
   * The path of a rendition on this disk.
   * @param signal whoever asks waits no longer: what nobody waits for is not made
   */
  path(file: FileRow, rendition: Rendition, signal?: AbortSignal): Promise<string>
  /** Makes a rendition that nobody waits for, when nothing else is to be done. */
  prepare(file: FileRow, rendition: Rendition): Promise<void>
  /**
   * The path of any other picture, which `write` makes.
   * @param file the stored file that it shows, with which it goes; without one, or under another name, it goes at the
   * next sweep
   */
  written(file: FileRow | undefined, name: string, write: Write, signal?: AbortSignal): Promise<string>
  /** A stored picture's pixels. */
  open(file: FileRow, signal?: AbortSignal): Promise<Sharp>
  /** Removes all that was made of a file. The caller holds the lock of that file. */
  remove(fileId: string): Promise<void>
  /** Ids of the files of which there are renditions. */
  fileIds(): Promise<string[]>
  /** Removes what a process that ended left half made before `before`. */
  sweep(before: Date): Promise<void>
  /** How long those took that were made, and how many failed. */
  work: { seconds: Histogram; failed: number }
  /** Ends what is being made: what can be ended now, the rest with the step that it is at. */
  end(): void
}

type Write = (path: string, signal: AbortSignal) => Promise<unknown>

interface Parts {
  /** The bytes of a stored file. */
  read(file: FileRow): Promise<Buffer>
  limits: Pick<PictureLimits, 'requests' | 'background'>
  /**
   * Runs a task while holding the lock of a file, if that is still stored.
   * @throws AppError 404 where it is not
   */
  whileStored<T>(fileId: string, task: () => Promise<T>): Promise<T>
}

/** Where renditions are that are of no file. */
export const ofNoFile = 'share'

/** Keeps renditions under `directory`, in a folder for each file. */
export function createRenditions(directory: string, { read, limits, whileStored }: Parts): Renditions {
  const work = sharedWork()
  const measured = { seconds: createHistogram(), failed: 0 }
  // No id begins with a dot.
  const halfMade = join(directory, '.half-made')

  async function written(file: FileRow | undefined, name: string, write: Write, signal?: AbortSignal) {
    const target = join(directory, file?.id ?? ofNoFile, name)
    if (!(await isThere(target)))
      await work.wait(target, (end) => limits.requests(() => make(file, target, write, end), end), signal)
    return target
  }

  /** What is finished after its file was deleted is not kept. */
  async function make(file: FileRow | undefined, target: string, write: Write, signal: AbortSignal) {
    const temporary = join(halfMade, newId())
    const since = performance.now()
    await makeFolders(halfMade)
    try {
      await write(temporary, signal).catch((error): never => {
        if (!signal.aborted) measured.failed += 1
        throw error
      })
      measured.seconds.observe((performance.now() - since) / 1000)
      const keep = () => moveInto(target, temporary)
      await (file ? whileStored(file.id, keep) : keep())
    } finally {
      await rm(temporary, { force: true })
    }
  }

  const targetOf = (file: FileRow, rendition: Rendition) =>
    join(directory, file.id, renditionName(file, rendition))

  async function path(file: FileRow, rendition: Rendition, signal?: AbortSignal): Promise<string> {
    const builtIn = builtInRendition(file, rendition)
    if (builtIn) return builtIn
    if (drawsFromView(file, rendition) && !(await isThere(targetOf(file, rendition))))
      await path(file, heicView, signal)
    return written(file, renditionName(file, rendition), draw(file, rendition), signal)
  }

  async function prepare(file: FileRow, rendition: Rendition): Promise<void> {
    const target = targetOf(file, rendition)
    if (builtInRendition(file, rendition) || (await isThere(target))) return
    if (drawsFromView(file, rendition)) await prepare(file, heicView)
    await limits.background(async () => {
      // Waiting here for work that is queued behind this task would never end.
      if ((await isThere(target)) || work.isUnderWay(target)) return
      await work.wait(target, (end) => make(file, target, draw(file, rendition), end))
    })
  }

  function draw(file: FileRow, rendition: Rendition): Write {
    return async (target, signal) => {
      const original = await originalOf(file, rendition)
      const { drawRendition } = await drawing.draw()
      await writeFile(target, await drawRendition({ ...original, signal }, rendition))
    }
  }

  async function originalOf(file: FileRow, rendition: Rendition): Promise<Original> {
    const isAnimated = file.isAnimated === 1
    const { type, size } = file
    if (!drawsFromView(file, rendition)) return { bytes: await read(file), type, size, isAnimated }
    const bytes = await readFile(targetOf(file, heicView)).catch(asNotFound)
    return { bytes, type: 'image/jpeg', size, isAnimated }
  }

  return {
    path,
    prepare,
    written,
    async open(file, signal) {
      const { openPicture } = await drawing.open()
      return openPicture(await read(file), file.type, { signal })
    },
    remove: (fileId) => rm(join(directory, fileId), { recursive: true, force: true }),
    fileIds: async () =>
      (await readdir(directory).catch((): string[] => [])).filter((name) => !name.startsWith('.')),
    work: measured,
    sweep: (before) => removeOlder(halfMade, before),
    end: () => work.end(unavailable('The server is stopping. Please try again.', undefined)),
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
