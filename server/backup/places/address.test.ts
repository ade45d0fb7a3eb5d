import { expect, it } from 'vitest'
import { archivePath, readArchivePath, readPlaceAddress } from './address.ts'

it.each([
  ['/srv/backups', '/srv/backups/a.tar.gz'],
  ['file:///srv/my%20backups', '/srv/my backups/a.tar.gz'],
  ['s3://backups', 's3://backups/a.tar.gz'],
  ['s3://backups/?endpoint=http://127.0.0.1:9000', 's3://backups/a.tar.gz?endpoint=http://127.0.0.1:9000'],
])('an archive in %s is found by its path', (place, path) => {
  expect(archivePath(readPlaceAddress(place), 'a.tar.gz')).toBe(path)
  const read = readArchivePath(path)
  expect(read.name).toBe('a.tar.gz')
  expect(archivePath(readPlaceAddress(read.place), read.name)).toBe(path)
})

it('what names no archive is refused', () => {
  expect(() => readArchivePath('s3://backups')).toThrow('s3://backups names no archive')
  expect(() => readPlaceAddress('ftp://backups')).toThrow('must be a folder or s3://')
})
