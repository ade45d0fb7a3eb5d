import { type FileHandle, open } from 'node:fs/promises'

/** Whether the top-level boxes of an mp4 or mov fill the file exactly, and `ftyp` and `moov` are among them. */
export async function isWholeVideo(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const kinds = new Set<string>()
    let position = 0
    while (position < size) {
      const box = await readBox(handle, position, size)
      if (!box) return false
      kinds.add(box.kind)
      position += box.size
    }
    return position === size && kinds.has('ftyp') && kinds.has('moov')
  } finally {
    await handle.close()
  }
}

async function readBox(handle: FileHandle, position: number, fileSize: number) {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, position)
  if (bytesRead < 8) return undefined
  const kind = buffer.toString('latin1', 4, 8)
  const short = buffer.readUInt32BE(0)
  // 0 stands for the rest of the file, 1 for a 64-bit size after the kind.
  if (short === 0) return { kind, size: fileSize - position }
  if (short > 1) return short >= 8 ? { kind, size: short } : undefined
  const long = bytesRead === 16 ? Number(buffer.readBigUInt64BE(8)) : 0
  return long >= 16 ? { kind, size: long } : undefined
}
