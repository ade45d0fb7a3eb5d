import { readFile } from 'node:fs/promises'

/**
 * Whether a GIF or WebP is there to its end. Decoders are content with the frames that arrived, so that a cut animation
 * would pass for a shorter one.
 */
export async function hasAllFrames(path: string, type: 'image/gif' | 'image/webp'): Promise<boolean> {
  const bytes = await readFile(path)
  return type === 'image/gif' ? gifEnds(bytes) : bytes.length >= bytes.readUInt32LE(4) + 8
}

function gifEnds(bytes: Buffer): boolean {
  let position = 13 + colourTable(bytes[10])
  for (;;) {
    const kind = bytes[position]
    if (kind === 0x3b) return true
    if (kind === 0x21) position = afterBlocks(bytes, position + 2)
    else if (kind === 0x2c) position = afterBlocks(bytes, position + 11 + colourTable(bytes[position + 9]))
    else return false
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
