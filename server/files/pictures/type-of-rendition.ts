import { open } from 'node:fs/promises'
import { readAt } from './boxes.ts'

/** The kind of a rendition, which may be its original's. */
export async function typeOfRendition(path: string): Promise<string> {
  const handle = await open(path)
  try {
    const start = (await readAt(handle, 0, 4)).toString('latin1')
    return kinds.find(([beginning]) => start.startsWith(beginning))?.[1] ?? 'image/avif'
  } finally {
    await handle.close()
  }
}

const kinds = [
  ['\xff\xd8', 'image/jpeg'],
  ['\x89PNG', 'image/png'],
  ['GIF8', 'image/gif'],
  ['RIFF', 'image/webp'],
] as const
