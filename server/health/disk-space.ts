import { statfs } from 'node:fs/promises'
import type { Logger } from 'pino'
import { limits } from '#contract/limits.ts'

const minute = 60_000

/** Bytes. */
interface Room {
  free: number
  size: number
}

export interface DiskSpace {
  /** What an operator should know, in words; empty while there is room. */
  warnings(): string[]
  /** What the disk has room for now; undefined where that can't be told. */
  room(): Promise<Room | undefined>
  close(): void
}

/**
 * Looks every minute how much room the folder's disk has, and logs once when it falls under `limits.lowDisk` and once
 * when there is enough again. A folder whose room can't be told is left out.
 * @param free the folder's free bytes
 */
export async function watchDiskSpace(
  directory: string,
  log: Logger,
  free: (directory: string) => Promise<number> = freeBytes,
): Promise<DiskSpace & { look(): Promise<void> }> {
  let isLow = false

  async function look() {
    const bytes = await free(directory).catch(() => undefined)
    if (bytes === undefined || bytes < limits.lowDisk === isLow) return
    isLow = !isLow
    const megabytes = Math.floor(bytes / 1024 ** 2)
    if (isLow) log.warn({ directory, megabytes }, 'the disk is nearly full')
    else log.info({ directory, megabytes }, 'the disk has room again')
  }

  await look()
  const timer = setInterval(look, minute).unref()
  return {
    look,
    room: () => roomOf(directory).catch(() => undefined),
    warnings: () => (isLow ? ['The disk is nearly full'] : []),
    close: () => clearInterval(timer),
  }
}

async function freeBytes(directory: string): Promise<number> {
  return (await roomOf(directory)).free
}

async function roomOf(directory: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(directory)
  return { free: bavail * bsize, size: blocks * bsize }
}
