import type { FileType } from '#contract/file.ts'

/**
 * Where a picture ends; undefined where it is cut short. Decoders are content with the rows and frames that arrived,
 * so that a cut picture would pass for a whole one.
 */
export function endOf(bytes: Buffer, type: FileType): number | undefined {
  const end = endByType[type]?.(bytes)
  return end !== undefined && end <= bytes.length ? end : undefined
}

const endByType: Partial<Record<FileType, (bytes: Buffer) => number | undefined>> = {
  'image/jpeg': jpegEnd,
  'image/png': pngEnd,
  'image/gif': gifEnd,
  'image/webp': (bytes) => (bytes.length < 12 ? undefined : bytes.readUInt32LE(4) + 8),
}

function jpegEnd(bytes: Buffer): number | undefined {
  let position = bytes.indexOf(0xff, 2)
  while (position >= 0 && position + 1 < bytes.length) {
    const marker = bytes[position + 1] as number
    if (marker === 0xd9) return position + 2
    if (marker === 0xff) position++
    else if (isBare(marker)) position += 2
    else if (position + 4 > bytes.length) return undefined
    else position += 2 + bytes.readUInt16BE(position + 2)
    position = bytes.indexOf(0xff, position)
  }
}

/** Markers without a length: a stuffed zero, a restart, a beginning. */
function isBare(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

function pngEnd(bytes: Buffer): number | undefined {
  let position = 8
  while (position + 12 <= bytes.length) {
    const end = position + 12 + bytes.readUInt32BE(position)
    if (bytes.toString('latin1', position + 4, position + 8) === 'IEND') return end
    position = end
  }
}

function gifEnd(bytes: Buffer): number | undefined {
  let position = 13 + colourTable(bytes[10])
  while (position < bytes.length) {
    const kind = bytes[position]
    if (kind === 0x3b) return position + 1
    if (kind === 0x21) position = afterBlocks(bytes, position + 2)
    else if (kind === 0x2c) position = afterBlocks(bytes, position + 11 + colourTable(bytes[position + 9]))
    else return undefined
  }
}

function colourTable(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function afterBlocks(bytes: Buffer, start: number): number {
  let position = start
  for (let length = bytes[position]; length; length = bytes[position]) position += length + 1
  return position + 1
}
