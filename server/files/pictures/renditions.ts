import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { newId } from '../../ids.ts'
import type { Run } from '../../turns.ts'
import { moveInto } from '../disk.ts'
import type { FileRow } from '../repository.ts'
import { drawRendition, type Original } from './draw.ts'
import { openPicture } from './open-picture.ts'
import { drawsFromView, heicView, type Rendition, renditionName } from './rendition.ts'

/** Pictures made of stored files, each once; one that is lost is made again. */
export interface Renditions {
  /** The path of a rendition on this disk. */
  path(file: FileRow, rendition: Rendition): Promise<string>
  /** Makes a rendition that nobody waits for, when nothing else is to be done. */
  prepare(file: FileRow, rendition: Rendition): Promise<void>
  /**
   * The path of any other picture, which `write` makes.
   * @param fileId the stored file that it shows, with which it goes; under another name it goes at the next sweep
   */
  written(fileId: string, name: string, write: Write): Promise<string>
  /** A stored picture's pixels. */
  open(file: FileRow): Promise<Sharp>
  remove(fileId: string): Promise<void>
  /** Ids of the files of which there are renditions. */
  fileIds(): Promise<string[]>
}

type Write = (path: string) => Promise<unknown>

/**
 * Keeps renditions under `directory`.
 * @param read the bytes of a stored file
 * @param run bounds how many pictures are worked on at once
 * @param runLater as `run`, for what nobody waits for
 */
export function createRenditions(
  directory: string,
  { read, run, runLater }: { read(file: FileRow): Promise<Buffer>; run: Run; runLater: Run },
): Renditions {
  const underWay = new Map<string, Promise<void>>()

  async function written(fileId: string, name: string, write: Write): Promise<string> {
    const target = join(directory, fileId, name)
    if (!(await isThere(target))) await once(target, () => run(() => make(target, write)))
    return target
  }

  /** Whoever asks for what is being made waits for that. */
  async function once(target: string, begin: () => Promise<void>): Promise<void> {
    let making = underWay.get(target)
    if (!making) {
      making = begin().finally(() => underWay.delete(target))
      underWay.set(target, making)
    }
    await making
  }

  async function make(target: string, write: Write): Promise<void> {
    const temporary = join(dirname(target), `.${newId()}`)
    await mkdir(dirname(target), { recursive: true })
    try {
      await write(temporary)
      await moveInto(target, temporary)
    } finally {
      await rm(temporary, { force: true })
    }
  }

  const targetOf = (file: FileRow, rendition: Rendition) =>
    join(directory, file.id, renditionName(file, rendition))

  async function path(file: FileRow, rendition: Rendition): Promise<string> {
    if (drawsFromView(file, rendition) && !(await isThere(targetOf(file, rendition))))
      await path(file, heicView)
    return written(file.id, renditionName(file, rendition), (target) => draw(file, rendition, target))
  }

  async function prepare(file: FileRow, rendition: Rendition): Promise<void> {
    const target = targetOf(file, rendition)
    if (await isThere(target)) return
    if (drawsFromView(file, rendition)) await prepare(file, heicView)
    await runLater(async () => {
      // Waiting here for what waits for its turn would be waiting for ever.
      if ((await isThere(target)) || underWay.has(target)) return
      await once(target, () => make(target, (temporary) => draw(file, rendition, temporary)))
    })
  }

  async function draw(file: FileRow, rendition: Rendition, target: string): Promise<void> {
    await writeFile(target, await drawRendition(await originalOf(file, rendition), rendition))
  }

  async function originalOf(file: FileRow, rendition: Rendition): Promise<Original> {
    const isAnimated = file.isAnimated === 1
    const { type, size } = file
    if (!drawsFromView(file, rendition)) return { bytes: await read(file), type, size, isAnimated }
    return { bytes: await readFile(targetOf(file, heicView)), type: 'image/jpeg', size, isAnimated }
  }

  return {
    path,
    prepare,
    written,
    open: async (file) => openPicture(await read(file), file.type),
    remove: (fileId) => rm(join(directory, fileId), { recursive: true, force: true }),
    fileIds: () => readdir(directory).catch(() => []),
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
