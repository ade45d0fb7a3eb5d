import { generateX25519Identity } from 'age-encryption'
import { archivesIn, manifestIn } from './archives.ts'
import type { Place } from './places/place.ts'

/**
 * The key to the files of a place: the one in its newest archive that can be read, so that files are shared; otherwise a
 * new one. Nothing is encrypted without a BACKUP_KEY.
 */
export async function filesKeyOf(
  place: Place,
  directory: string,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined) return undefined
  for (const { name } of (await archivesIn(place)).filter(({ name }) => name.endsWith('.age'))) {
    const filesKey = (await manifestIn(place, name, { directory, key }))?.filesKey
    if (filesKey) return filesKey
  }
  return generateX25519Identity()
}
