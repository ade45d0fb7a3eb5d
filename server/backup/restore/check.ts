import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { openProved, type Telling, tellContent } from './opened.ts'

/** Proves an archive, and touches nothing. @throws Error in one line */
export async function checkArchive(path: string, env: Env, { tell, signal }: Telling): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-check-'))
  try {
    tellContent('Proved.', await openProved(path, env, directory, signal), tell)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
