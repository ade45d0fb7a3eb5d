import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const [made, placed, before] = ['build.next', 'build', 'build.before']
/** Names what of the browser's code a build has made itself. */
const ownList = 'own-assets.json'
const assetsOf = (build: string) => join(build, 'client', 'assets')

/**
 * Puts a build that is made to its end in the place of the one before, beside processes that serve that one. Whoever has one
 * of its pages open finds the code of it in the new build too.
 */
async function placeBuild(): Promise<void> {
  const own = await readdir(assetsOf(made))
  await writeFile(join(made, ownList), JSON.stringify(own))
  const known = new Set(own)
  for (const name of await assetsOfBefore())
    if (!known.has(name))
      await link(join(assetsOf(placed), name), join(assetsOf(made), name)).catch(() => undefined)
  await rm(before, { recursive: true, force: true })
  await rename(placed, before).catch(() => undefined)
  await rename(made, placed)
  await rm(before, { recursive: true, force: true })
}

async function assetsOfBefore(): Promise<string[]> {
  const list = await readFile(join(placed, ownList), 'utf8').catch(() => '[]')
  return JSON.parse(list)
}

await placeBuild()
