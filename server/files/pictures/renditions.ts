import { access, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { type PreviewOutput, previewOutputs, previewWidths } from '#contract/file-address.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { Run } from '../../turns.ts'
import { moveInto } from '../disk.ts'
import type { FileRow } from '../repository.ts'
import { openPicture } from './open-picture.ts'
import { isVideo } from './sniff.ts'

/** What is made of a stored picture: `width` is a rung of the ladder, null the picture's own. */
export interface Rendition {
  width: number | null
  output: PreviewOutput
}

/** Pictures made of stored files, each once; one that is lost is made again. */
export interface Renditions {
  /** The path of a rendition on this disk. */
  path(file: FileRow, rendition: Rendition): Promise<string>
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

/** What a browser gets to see of a HEIC picture. */
export const heicView: Rendition = { width: null, output: 'jpeg' }

/**
 * Which rendition a preview's query asks for.
 * @throws AppError 400 where the file has no preview, or the query is not understood
 */
export function previewOf(file: FileRow, query: { width?: string; output?: string }): Rendition {
  if (isVideo(file.type)) throw new AppError(400, 'A video has no preview')
  const output = previewOutputs.find((known) => known === (query.output ?? 'webp'))
  if (!output) throw new AppError(400, `output must be one of ${previewOutputs.join(', ')}`)
  const widest = previewWidths[previewWidths.length - 1] as number
  const asked = query.width ?? String(widest)
  if (!/^0*[1-9]\d*$/.test(asked)) throw new AppError(400, 'width must be a positive whole number')
  const needed = Math.min(Number(asked), file.width ?? widest)
  return { width: previewWidths.find((rung) => rung >= needed) ?? widest, output }
}

/** The name of a rendition among those of its file; another content has other names. */
export function renditionName({ hash }: FileRow, { width, output }: Rendition): string {
  return `${hash.slice(0, 16)}-${width ?? 'full'}.${output}`
}

/**
 * Keeps renditions under `directory`.
 * @param read the bytes of a stored file
 * @param run bounds how many pictures are worked on at once
 */
export function createRenditions(
  directory: string,
  { read, run }: { read(file: FileRow): Promise<Buffer>; run: Run },
): Renditions {
  const underWay = new Map<string, Promise<void>>()

  async function written(fileId: string, name: string, write: Write): Promise<string> {
    const target = join(directory, fileId, name)
    const isThere = await access(target).then(
      () => true,
      () => false,
    )
    if (!isThere) await makeOnce(target, write)
    return target
  }

  async function makeOnce(target: string, write: Write): Promise<void> {
    let making = underWay.get(target)
    if (!making) {
      making = run(() => make(target, write)).finally(() => underWay.delete(target))
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

  const open = async (file: FileRow) => openPicture(await read(file), file.type)

  return {
    path: (file, rendition) =>
      written(file.id, renditionName(file, rendition), async (path) =>
        draw(await open(file), rendition).toFile(path),
      ),
    written,
    open,
    remove: (fileId) => rm(join(directory, fileId), { recursive: true, force: true }),
    fileIds: () => readdir(directory).catch(() => []),
  }
}

function draw(picture: Sharp, { width, output }: Rendition): Sharp {
  const sized = width === null ? picture : picture.resize({ width, withoutEnlargement: true })
  if (output === 'avif') return sized.avif({ quality: 50, effort: 3 })
  if (output === 'webp') return sized.webp({ quality: 78 })
  const quality = width === null ? 90 : 80
  return sized.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true })
}
