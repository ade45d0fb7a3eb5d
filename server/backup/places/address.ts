import { resolve } from 'node:path'
import { readStorageAddress } from '../../files/stores/address.ts'

/** Where backups lie: a folder, or a bucket of their own. */
export type PlaceAddress =
  | { kind: 'folder'; directory: string }
  | { kind: 's3'; url: string; bucket: string; endpoint: string | undefined; region: string | undefined }

/**
 * Reads where backups go: `s3://bucket?endpoint=…&region=…`, or a folder's path, also as `file:PATH`.
 * @throws Error whose message goes on after the name of the setting
 */
export function readPlaceAddress(text: string): PlaceAddress {
  if (!/^[a-z][a-z0-9+-]+:/i.test(text)) return { kind: 'folder', directory: resolve(text) }
  const address = /^(file|s3):/.test(text) ? readStorageAddress(text) : undefined
  if (address?.kind === 'file') return { kind: 'folder', directory: resolve(address.directory) }
  if (address?.kind === 's3') return { ...address, url: text }
  throw new Error('must be a folder or s3://bucket?endpoint=…&region=…')
}

/** How people call a place. */
export function addressOf(place: PlaceAddress): string {
  return place.kind === 'folder' ? place.directory : place.url
}

/** The address of an archive, as it is printed after a backup and given to a restore. */
export function archivePath(place: PlaceAddress, name: string): string {
  if (place.kind === 'folder') return resolve(place.directory, name)
  const [bucket, parts] = place.url.split('?')
  return `${bucket?.replace(/\/$/, '')}/${name}${parts ? `?${parts}` : ''}`
}

/**
 * Takes the address of an archive apart.
 * @throws Error in one line
 */
export function readArchivePath(path: string): { place: string; name: string } {
  const [whole = '', parts] = path.startsWith('s3://') ? path.split('?') : [path]
  const local = whole.startsWith('s3://') ? whole : resolve(whole.replace(/^file:/, ''))
  const slash = local.lastIndexOf('/')
  const name = local.slice(slash + 1)
  if (!name || local.slice(0, slash) === 's3:/') throw new Error(`${path} names no archive`)
  const place = local.slice(0, slash) || '/'
  return { place: parts ? `${place}?${parts}` : place, name }
}
