import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileMessages } from '#contract/messages.ts'
import { bombs, both, damaged, renamed } from '#test/files/corpus/hostile.ts'
import { animatedGif, drawing, heic, jpeg, svg, video } from '#test/files/make-files.ts'
import { post, startFiles, uploadForm } from '#test/files/set-up.ts'
import { createLimit } from '../../concurrency.ts'
import { countFiles } from '../repository.ts'
import { examine } from './examine.ts'

describe.each([
  { kind: 'of another kind', files: renamed, type: 'file-not-accepted', message: fileMessages.unknownType },
  { kind: 'of two kinds', files: both, type: 'file-not-accepted', message: fileMessages.unknownType },
  {
    kind: 'of too many pixels',
    files: bombs,
    type: 'file-not-accepted',
    message: fileMessages.tooManyPixels,
  },
  { kind: 'that cannot be decoded', files: damaged, type: 'file-damaged', message: fileMessages.unreadable },
])('a file $kind is refused and leaves nothing', ({ files, type, message }) => {
  it.each(files)('$name', async ({ make, as: name }) => {
    const { app, db, paths } = await startFiles()
    const response = await post(app, uploadForm(await make(), { name }))
    expect(response).toEqual({ status: 400, body: { success: false, type, message } })
    expect([await paths(), await countFiles(db)]).toEqual([[], 0])
  })
})

describe('a file cut short at every tenth byte is refused', () => {
  it.each([
    ['jpg', () => jpeg(60, 40)],
    ['progressive jpg', () => drawing(60, 40).jpeg({ progressive: true }).toBuffer()],
    ['png', () => drawing(60, 40).png().toBuffer()],
    ['interlaced png', () => drawing(60, 40).png({ progressive: true }).toBuffer()],
    ['gif', animatedGif],
    ['webp', () => drawing(60, 40).webp().toBuffer()],
    ['lossless webp', () => drawing(60, 40).webp({ lossless: true }).toBuffer()],
    ['avif', () => drawing(60, 40).avif({ effort: 0 }).toBuffer()],
    ['heic', heic],
    ['svg', async () => svg('<g><path d="M0 0h90v60z" fill="#26a"/><title>A court</title></g>')],
    ['mp4', async () => video()],
    ['mov', async () => video(64, 'qt  ')],
  ])('%s', async (_, make) => {
    const bytes = await make()
    const cuts = [...Array(Math.ceil(bytes.length / 10)).keys()].map((tenth) => tenth * 10)
    expect(await passing(bytes, [...cuts, bytes.length - 1])).toEqual([])
    expect(await passing(bytes, [bytes.length])).toEqual([bytes.length])
  })

  it('unless only white space after a drawing is lost', async () => {
    const drawn = svg()
    expect(
      await passing(Buffer.concat([drawn, Buffer.from('\n\n')]), [drawn.length - 1, drawn.length]),
    ).toEqual([drawn.length])
  })
})

/** Which of the beginnings of a file count as whole. */
async function passing(bytes: Buffer, lengths: number[]): Promise<number[]> {
  const { directory } = await startFiles()
  const path = join(directory, 'cut')
  const passed: number[] = []
  for (const length of lengths) {
    await writeFile(path, bytes.subarray(0, length))
    if (await examine(path, createLimit(1)).catch(() => undefined)) passed.push(length)
  }
  return passed
}
