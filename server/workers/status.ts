import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolders } from '../files/disk.ts'

/** What the process that looks after the workers says of itself, for commands beside it. */
export interface Status {
  pid: number
  /** Process ids of the workers that serve. */
  workers: number[]
  /** How often all of them were replaced, or were to be. */
  reloads: number
  /** Why the last reload was given up. */
  failure?: string
}

const pathIn = (dataDirectory: string) => join(dataDirectory, 'workers.json')

export async function writeStatus(dataDirectory: string, status: Status): Promise<void> {
  const temporary = `${pathIn(dataDirectory)}.${status.pid}`
  await makeFolders(dataDirectory)
  await writeFile(temporary, JSON.stringify(status))
  await rename(temporary, pathIn(dataDirectory))
}

/** @returns undefined where nothing is said */
export async function readStatus(dataDirectory: string): Promise<Status | undefined> {
  const text = await readFile(pathIn(dataDirectory), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

export async function removeStatus(dataDirectory: string): Promise<void> {
  await rm(pathIn(dataDirectory), { force: true })
}
