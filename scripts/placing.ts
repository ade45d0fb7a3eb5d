import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Where a build is made, and where it lies for whoever serves it. */
export const made = 'build.next'
export const placed = 'build'

/**
 * Lays beside the code that was made anew what the build before made itself: pages that are open, and processes that run,
 * find theirs. What that one took over from one before goes.
 * @param folder of files that are named after their content, in either build
 */
export async function keepBefore(folder: string): Promise<void> {
  const own = await readdir(join(made, folder))
  await writeFile(ownList(made, folder), JSON.stringify(own))
  const known = new Set(own)
  const before = JSON.parse(await readFile(ownList(placed, folder), 'utf8').catch(() => '[]')) as string[]
  for (const name of before)
    if (!known.has(name))
      await link(join(placed, folder, name), join(made, folder, name)).catch(() => undefined)
}

/** Names what of a folder a build has made itself. */
function ownList(build: string, folder: string): string {
  return join(build, `own-${basename(folder)}.json`)
}

/** Puts all that was made in the place of the build before, beside processes that serve that one. */
export function placeAll(): Promise<void> {
  return replace(made, placed)
}

/** Puts one folder that was made in the place of that in the build. */
export async function placeFolder(folder: string): Promise<void> {
  await replace(join(made, folder), join(placed, folder))
  await rename(ownList(made, folder), ownList(placed, folder))
  await rm(made, { recursive: true })
}

async function replace(next: string, current: string): Promise<void> {
  const before = `${current}.before`
  await rm(before, { recursive: true, force: true })
  await rename(current, before).catch(() => undefined)
  await rename(next, current)
  await rm(before, { recursive: true, force: true })
}
