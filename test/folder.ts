import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of its own, and how to remove it. @param template the folder whose copy it is */
export async function openFolder(template?: string) {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-test-'))
  if (template) await cp(template, directory, { recursive: true })
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}
