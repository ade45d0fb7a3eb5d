import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openPlace } from './open.ts'

const ofBackups = { BACKUP_ACCESS_KEY_ID: 'key', BACKUP_SECRET_ACCESS_KEY: 'secret' }
const none = { BACKUP_ACCESS_KEY_ID: undefined, BACKUP_SECRET_ACCESS_KEY: undefined }

beforeEach(() => {
  const away = { AWS_ACCESS_KEY_ID: undefined, AWS_SECRET_ACCESS_KEY: undefined, AWS_PROFILE: undefined }
  const nowhere = { HOME: '/nowhere', AWS_EC2_METADATA_DISABLED: 'true' }
  for (const [name, value] of Object.entries({ ...away, ...nowhere })) vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

/** A store that refuses every call. @returns how BACKUP_TO names a bucket of it */
async function refusing(status: number, code: string): Promise<string> {
  const server = createServer((_, outgoing) => {
    outgoing
      .writeHead(status, { 'Content-Type': 'application/xml' })
      .end(`<Error><Code>${code}</Code><Message>Not for you</Message></Error>`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `s3://bk?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a bucket without keys names the settings of backups', async () => {
  const place = await refusing(403, 'AccessDenied')
  await expect(openPlace(place, none)).rejects.toThrow(
    /^BACKUP_TO: BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY must be set \(bucket bk\)$/,
  )
})

it.each([
  [404, 'NoSuchBucket', 'there is no such bucket'],
  [403, 'InvalidAccessKeyId', 'BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY are refused'],
])('a bucket that answers %i %s is said by what it was named with', async (status, code, problem) => {
  const place = await refusing(status, code)
  await expect(openPlace(place, ofBackups, '--to')).rejects.toThrow(`--to: ${problem} (bucket bk)`)
})

it('a bucket that answers with a refusal is not said to be silent', async () => {
  const place = await refusing(403, 'AccessDenied')
  await expect(openPlace(place, ofBackups)).rejects.toThrow(/^BACKUP_TO refuses: Not for you$/)
})

it('keys that are refused are those that were used', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  const place = await refusing(403, 'SignatureDoesNotMatch')
  await expect(openPlace(place, none)).rejects.toThrow(
    'BACKUP_TO: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are refused (bucket bk)',
  )
})

it('a store that is not reached is said by what it was named with', async () => {
  const place = 's3://bk?endpoint=http://127.0.0.1:1'
  await expect(openPlace(place, ofBackups)).rejects.toThrow(
    /^BACKUP_TO does not answer: connect ECONNREFUSED 127\.0\.0\.1:1$/,
  )
})
