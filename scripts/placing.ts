import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Where a build is made, and where it lies for whoever serves it. */
export const made = 'build.next'
export const placed = 'build'

/**
 * How many builds before are found. A process knows nothing of the builds that are made while it runs: it imports late what it needs
 * seldom, and its pages ask for their code.
 */
const kept = 10

/**
 * Lays beside the code that was made anew what the builds before made themselves: pages that are open, and processes that run,
 * find theirs.
 * @param folder of files that are named after their content, in either build
 */
export async function keepBefore(folder: 'client/assets' | 'product'): Promise<void> {
  const own = await readdir(join(made, folder))
  const known = new Set(own)
  const before: string[][] = []
  for (const names of await buildsIn(placed, folder)) {
    const others = names.filter((name) => !known.has(name))
    // One that came out the same is no build of its own.
    if (others.length > 0 && before.length < kept) before.push(others)
    for (const name of others) known.add(name)
  }
  await writeFile(listOf(made, folder), JSON.stringify([own, ...before]))
  for (const name of before.flat())
    await link(join(placed, folder, name), join(made, folder, name)).catch(() => undefined)
}

/** What each build made itself of what lies in a folder, the newest first; those of releases before know of one alone. */
async function buildsIn(build: string, folder: string): Promise<string[][]> {
  const text = await readFile(listOf(build, folder), 'utf8').catch(() => '[]')
  const list = JSON.parse(text) as string[] | string[][]
  return list.every((entry) => typeof entry === 'string') ? [list] : list
}

function listOf(build: string, folder: string): string {
  return join(build, `own-${basename(folder)}.json`)
}

/** Puts all that was made in the place of the build before, beside processes that serve that one. */
export function placeAll(): Promise<void> {
  return replace(made, placed)
}

/** Puts one folder that was made in the place of that in the build. */
export async function placeFolder(folder: string): Promise<void> {
  await replace(join(made, folder), join(placed, folder))
  await rename(listOf(made, folder), listOf(placed, folder))
  await rm(made, { recursive: true })
}

async function replace(next: string, current: string): Promise<void> {
  const before = `${current}.before`
  await rm(before, { recursive: true, force: true })
  await rename(current, before).catch(() => undefined)
  await rename(next, current)
  await rm(before, { recursive: true, force: true })
}
