import { type FileHandle, open } from 'node:fs/promises'

/** One box of an mp4, mov, heic or avif: where it lies in the file, and where what it holds begins. */
export interface Box {
  kind: string
  start: number
  content: number
  end: number
}

/** The boxes between two places; undefined where they do not fill them exactly. */
export async function readBoxes(handle: FileHandle, start: number, end: number): Promise<Box[] | undefined> {
  const boxes: Box[] = []
  for (let position = start; position < end; ) {
    const box = await readBox(handle, position, end)
    if (!box || box.end > end) return undefined
    boxes.push(box)
    position = box.end
  }
  return boxes
}

/** The boxes that lie on `path`: `['moov', 'trak']` is every track of the film. */
export async function findBoxes(handle: FileHandle, within: Box[], path: string[]): Promise<Box[]> {
  const [kind, ...deeper] = path
  const found = within.filter((box) => box.kind === kind)
  if (deeper.length === 0) return found
  const inside = await Promise.all(found.map(({ content, end }) => readBoxes(handle, content, end)))
  return findBoxes(
    handle,
    inside.flatMap((boxes) => boxes ?? []),
    deeper,
  )
}

/** Whether the boxes of an avif or heic picture fill the file exactly, and what it is made of is among them. */
export async function isWholePicture(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const boxes = await readBoxes(handle, 0, (await handle.stat()).size)
    return boxes?.some(({ kind }) => kind === 'meta' || kind === 'moov') ?? false
  } finally {
    await handle.close()
  }
}

/** Whether the boxes of an mp4 or mov fill the file exactly, and its index names a track of moving pictures. */
export async function isWholeVideo(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const boxes = await readBoxes(handle, 0, (await handle.stat()).size)
    if (!boxes?.some(({ kind }) => kind === 'ftyp')) return false
    for (const { content } of await findBoxes(handle, boxes, ['moov', 'trak', 'mdia', 'hdlr']))
      if ((await readAt(handle, content + 8, 4)).toString('latin1') === 'vide') return true
    return false
  } finally {
    await handle.close()
  }
}

export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function readBox(handle: FileHandle, start: number, end: number): Promise<Box | undefined> {
  const header = await readAt(handle, start, Math.min(16, end - start))
  if (header.length < 8) return undefined
  const kind = header.toString('latin1', 4, 8)
  const short = header.readUInt32BE(0)
  // 0 stands for the rest of the file, 1 for a 64-bit size after the kind.
  if (short === 0) return { kind, start, content: start + 8, end }
  if (short > 1) return short >= 8 ? { kind, start, content: start + 8, end: start + short } : undefined
  const long = header.length === 16 ? Number(header.readBigUInt64BE(8)) : 0
  return long >= 16 ? { kind, start, content: start + 16, end: start + long } : undefined
}
