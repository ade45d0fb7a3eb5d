import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { momentOf } from '#contract/dates.ts'
import type { Db } from '../../database/schema.ts'
import { filesGone } from '../sweeper.ts'
import { aDayAgo, type Finding } from './finding.ts'

/** Renditions that belong to no file of their own. */
const others = ['share']

/** Renditions of files that are gone. */
export async function findStrayRenditions(db: Db, directory: string): Promise<Finding[]> {
  const ids = (await namesIn(directory)).filter((id) => !others.includes(id))
  return (await filesGone(db, ids)).map((id) => ({
    problem: `Leftover: renditions of ${id}, a file that is gone`,
    async mend() {
      await rm(join(directory, id), { recursive: true, force: true })
      return 'Removed'
    },
  }))
}

/**
 * Unfinished uploads that were given up, and files that a process left when it ended in the middle.
 * @param directories where the renditions are, and the files if they lie on this disk
 */
export async function findForsaken(uploads: string, directories: string[]): Promise<Finding[]> {
  const paths = [...(await pathsIn(uploads)), ...(await pathsIn(join(uploads, '.incoming')))]
  for (const directory of directories)
    for (const folder of await pathsIn(directory)) paths.push(...(await pathsIn(folder)).filter(isTemporary))
  const found: Finding[] = []
  for (const path of paths) {
    const since = await lastChange(path)
    if (!since || since > aDayAgo() || basename(path) === '.incoming') continue
    found.push({
      problem: `Forsaken: ${path}, left ${momentOf(since)}`,
      async mend() {
        await rm(path, { recursive: true, force: true })
        return 'Removed'
      },
    })
  }
  return found
}

function isTemporary(path: string): boolean {
  return /^\.[0-9a-f]{24}$/.test(basename(path))
}

async function lastChange(path: string): Promise<Date | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.mtime
}

async function pathsIn(directory: string): Promise<string[]> {
  return (await namesIn(directory)).map((name) => join(directory, name))
}

function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch((): string[] => [])
}
