import { rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { momentOf } from '#contract/dates.ts'
import type { Db } from '../../database/schema.ts'
import { namesIn } from '../disk.ts'
import { ofNoFile } from '../pictures/renditions.ts'
import { markName } from '../stores/disk.ts'
import { filesGone } from '../sweeper.ts'
import { aDayAgo, type Finding } from './finding.ts'

/** Renditions of files that are gone. */
export async function findStrayRenditions(db: Db, directory: string): Promise<Finding[]> {
  const ids = (await namesIn(directory)).filter((id) => id !== ofNoFile && !id.startsWith('.'))
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
    for (const folder of await pathsIn(directory)) {
      const isHalfMade = isTemporary(folder)
      paths.push(...(await pathsIn(folder)).filter((path) => isHalfMade || isTemporary(path)))
    }
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

/** No id begins with a dot. */
function isTemporary(path: string): boolean {
  return basename(path).startsWith('.') && basename(path) !== markName
}

async function lastChange(path: string): Promise<Date | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.mtime
}

async function pathsIn(directory: string): Promise<string[]> {
  return (await namesIn(directory)).map((name) => join(directory, name))
}
