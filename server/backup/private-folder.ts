import { chmod } from 'node:fs/promises'
import { makeFolder } from '../files/durable.ts'

/** Makes a folder that nobody else on this machine may look into. */
export async function makePrivateFolder(path: string): Promise<string> {
  await makeFolder(path)
  await chmod(path, 0o700)
  return path
}
