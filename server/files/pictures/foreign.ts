import { createReadStream } from 'node:fs'
import { fileTypeFromBuffer } from 'file-type'
import type { FileType } from '#contract/file.ts'

const piece = 1024 * 1024
/** Long enough for whatever lies across two pieces. */
const overlap = 64
const documentHead = 1024

const archives = ['PK\x05\x06\0\0\0\0', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'].map((s) =>
  Buffer.from(s, 'latin1'),
)
const markup = /<(?:script|iframe|!doctype\s+html|html[\s>]|\?php\s)/i

/** Whether another program would open the file too: as a web page, a script, a document or an archive. */
export async function isAlsoSomethingElse(path: string, type: FileType): Promise<boolean> {
  let before: Buffer = Buffer.alloc(0)
  let isFirst = true
  for await (const chunk of createReadStream(path, { highWaterMark: piece })) {
    const bytes = Buffer.concat([before, chunk])
    if (isFirst && beginsAsSomethingElse(bytes, type)) return true
    if (archives.some((mark) => bytes.includes(mark)) || markup.test(bytes.toString('latin1'))) return true
    before = bytes.subarray(-overlap)
    isFirst = false
  }
  return false
}

function beginsAsSomethingElse(bytes: Buffer, type: FileType): boolean {
  if (bytes.subarray(0, documentHead).includes('%PDF-')) return true
  // As a script, the rest would be a comment: in a GIF these are its width, in a JPEG the length of its first segment.
  return (
    (type === 'image/gif' || type === 'image/jpeg') &&
    /^(GIF8[79]a|\xff\xd8\xff.)\/\*/s.test(bytes.toString('latin1', 0, 8))
  )
}

/** Phones and cameras add to a JPEG what belongs to it: a depth map, a preview, the film around the moment. */
const partsOfPhoto = ['image/jpeg', 'image/heic', 'video/mp4', 'video/quicktime']
const padding = /^[\0\xff\s]*$/
const text = /^[\t\r\n\x20-\x7e]*$/

/** Whether what follows the end of a picture is padding, or belongs to a photograph. */
export async function belongsToPicture(rest: Buffer, type: FileType): Promise<boolean> {
  const characters = rest.toString('latin1')
  if (padding.test(characters)) return true
  if (type !== 'image/jpeg' || text.test(characters)) return false
  const mime = (await fileTypeFromBuffer(rest))?.mime
  return mime === undefined || partsOfPhoto.includes(mime)
}
