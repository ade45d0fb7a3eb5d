import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolders } from '../files/disk.ts'

/** What the supervising process says of itself, for commands that run beside it. */
export interface Status {
  pid: number
  /** Where it has that number (`database/holder.ts`): elsewhere it may be another process. */
  machine: string
  /** Process ids of the workers that serve. */
  workers: number[]
  /** How many reloads have been asked for; one of an earlier release does not say. */
  asked?: number
  /** How many of them there have been, those that were given up among them. */
  reloads: number
  /** Why the last reload was given up. */
  failure?: string
}

const pathIn = (dataDirectory: string) => join(dataDirectory, 'workers.json')

/** Replaces the whole status at once. */
export async function writeStatus(dataDirectory: string, status: Status): Promise<void> {
  const temporary = `${pathIn(dataDirectory)}.${status.pid}`
  await makeFolders(dataDirectory)
  await writeFile(temporary, JSON.stringify(status))
  await rename(temporary, pathIn(dataDirectory))
}

/** @returns undefined where no product with workers runs, or none has started here yet */
export async function readStatus(dataDirectory: string): Promise<Status | undefined> {
  const text = await readFile(pathIn(dataDirectory), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Says that no product with workers runs any more. */
export async function removeStatus(dataDirectory: string): Promise<void> {
  await rm(pathIn(dataDirectory), { force: true })
}
