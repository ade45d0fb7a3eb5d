import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { contentOf, openProved, type Telling } from './opened.ts'

/** Proves an archive, and touches nothing. @throws Error in one line */
export async function checkArchive(path: string, env: Env, { tell, signal }: Telling): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-check-'))
  try {
    tell(`Proved. ${contentOf(await openProved(path, env, directory, signal))}`)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
