import { type FileHandle, open, readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { FileType } from '#contract/file.ts'
import { findBoxes, readAt, readBoxes } from './boxes.ts'
import { clearExifLocations } from './exif-location.ts'

/**
 * Removes from a photograph or film the location where it was taken. No byte moves: what told the location is overwritten where it stands,
 * so that what the rest names by its position stays where it is.
 */
export async function removeLocation(path: string, type: FileType): Promise<void> {
  if (type === 'image/svg+xml' || type === 'image/gif') return
  const handle = await open(path, 'r+')
  try {
    if (type.startsWith('video/')) await clearFilm(handle)
    else await clearPicture(handle, path, type)
  } finally {
    await handle.close()
  }
}

async function clearPicture(handle: FileHandle, path: string, type: FileType): Promise<void> {
  const bytes = await readFile(path)
  const hadExif = clearExifLocations(bytes)
  const hadXmp =
    bytes.includes('exif:GPS') &&
    clearText(bytes, /(?<=exif:GPS\w{1,40}=["'])[^"'<>]+|(?<=<exif:GPS\w{1,40}>)[^<>]+/g)
  if (!hadExif && !hadXmp) return
  if (type === 'image/png') sumChunks(bytes)
  await handle.write(bytes, 0, bytes.length, 0)
  await handle.sync()
}

/** A latitude and a longitude with their signs, as films write them (ISO 6709). */
const coordinates = /[+-]\d{2,6}(?:\.\d+)?[+-]\d{3,7}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?\//g

/** Phones write the location into a box of its own, or among the film's remarks. */
async function clearFilm(handle: FileHandle): Promise<void> {
  const boxes = (await readBoxes(handle, 0, (await handle.stat()).size)) ?? []
  for (const { start, content, end } of await findBoxes(handle, boxes, ['moov', 'udta', 'loci'])) {
    await handle.write('free', start + 4, 'latin1')
    await handle.write(Buffer.alloc(end - content), 0, end - content, content)
  }
  const remarks = [
    ...(await findBoxes(handle, boxes, ['moov', 'udta'])),
    ...(await findBoxes(handle, boxes, ['moov', 'meta'])),
  ]
  for (const { start, end } of remarks) {
    const bytes = await readAt(handle, start, end - start)
    if (clearText(bytes, coordinates)) await handle.write(bytes, 0, bytes.length, start)
  }
}

/** Overwrites with spaces whatever matches, and says whether anything did. */
function clearText(bytes: Buffer, pattern: RegExp): boolean {
  const found = [...bytes.toString('latin1').matchAll(pattern)]
  for (const { index, 0: text } of found) bytes.fill(' ', index, index + text.length)
  return found.length > 0
}

function sumChunks(bytes: Buffer): void {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return
    bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end)
    at = end + 4
  }
}
