import { crc32, deflateSync } from 'node:zlib'

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG with the pixels of none. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(10)))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))])
}

const headerEnd = 33

export function withChunk(bytes: Buffer, kind: string, content: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, headerEnd), chunk(kind, content), bytes.subarray(headerEnd)])
}

export function withoutPixels(bytes: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, headerEnd), chunk('IEND', Buffer.alloc(0))])
}

/** Writes a height and a width, of two bytes each, so far after a mark. */
export function patched(
  bytes: Buffer,
  mark: string,
  distance: number,
  height: number,
  width: number,
): Buffer {
  const at = bytes.indexOf(Buffer.from(mark, 'latin1')) + distance
  bytes.writeUInt16BE(height, at)
  bytes.writeUInt16BE(width, at + 2)
  return bytes
}

export function hugeGif(bytes: Buffer): Buffer {
  for (const at of [6, bytes.indexOf(0x2c, 13) + 5]) {
    bytes.writeUInt16LE(60_000, at)
    bytes.writeUInt16LE(60_000, at + 2)
  }
  return bytes
}

export function hugeWebp(bytes: Buffer): Buffer {
  const at = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3
  bytes.writeUInt16LE(16_000, at)
  bytes.writeUInt16LE(16_000, at + 2)
  return bytes
}

export function hugeIspe(bytes: Buffer): Buffer {
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(60_000, at + 8)
    bytes.writeUInt32BE(60_000, at + 12)
  }
  return bytes
}

/** The one frame of a GIF, over and over. */
export function longGif(bytes: Buffer, frames: number): Buffer {
  const table = 13 + 3 * 2 ** (((bytes[10] as number) & 7) + 1)
  const start = (bytes[10] as number) & 0x80 ? table : 13
  const frame = bytes.subarray(start, -1)
  return Buffer.concat([
    bytes.subarray(0, start),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ])
}

/** `/*` where the width stands: the rest is a comment to a script. */
export function scriptGif(bytes: Buffer): Buffer {
  bytes.write('/*', 6, 'latin1')
  return bytes
}

export function commentedGif(bytes: Buffer, comment: string): Buffer {
  const start = 13 + ((bytes[10] as number) & 0x80 ? 3 * 2 ** (((bytes[10] as number) & 7) + 1) : 0)
  const block = Buffer.from(`\x21\xfe${String.fromCharCode(comment.length)}${comment}\0`, 'latin1')
  return Buffer.concat([bytes.subarray(0, start), block, bytes.subarray(start)])
}

export function commentedJpeg(bytes: Buffer, comment: string): Buffer {
  const segment = Buffer.from(`\xff\xfe\0\0${comment}`, 'latin1')
  segment.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)])
}

export function repeating(): string {
  const groups = Array.from(
    { length: 9 },
    (_, depth) => `<g id="g${depth + 1}">${`<use href="#g${depth}"/>`.repeat(10)}</g>`,
  )
  return `<defs><path id="g0" d="M0 0h1v1z"/>${groups.join('')}</defs><use href="#g9"/>`
}
