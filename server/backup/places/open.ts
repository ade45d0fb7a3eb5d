import type { Env } from '../../env.ts'
import { readPlaceAddress } from './address.ts'
import { folderPlace } from './folder.ts'
import type { Place } from './place.ts'

type Keys = Pick<Env, 'BACKUP_ACCESS_KEY_ID' | 'BACKUP_SECRET_ACCESS_KEY'>

/**
 * Opens the place that `text` names, as BACKUP_TO does.
 * @param called what it is named with, for what is said where it is not as it should be
 * @throws Error in one line
 */
export async function openPlace(text: string, env: Keys, called = 'BACKUP_TO'): Promise<Place> {
  const address = readPlaceAddress(text)
  if (address.kind === 'folder') return folderPlace(address.directory)
  const { bucketPlace } = await import('./bucket.ts')
  const { BACKUP_ACCESS_KEY_ID: accessKeyId, BACKUP_SECRET_ACCESS_KEY: secretAccessKey } = env
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return bucketPlace(address, { called, keys })
}
