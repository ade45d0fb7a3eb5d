import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { System } from '#contract/system.ts'
import { warningsOf } from './warnings.ts'

const megabyte = 1024 * 1024
const now = new Date('2026-11-23T06:00:00.000Z')
const certificate = {
  host: 'www.example.com',
  endsAt: '2027-02-01T00:00:00.000Z',
  issuer: 'Trust',
  isTrusted: true,
}
const well: Omit<System, 'warnings'> = {
  version: '1.0.0',
  node: '24.0.0',
  startedAt: now.toISOString(),
  database: {
    kind: 'sqlite',
    version: '3',
    bytes: 1,
    migrations: 1,
    newest: '20261121-initial',
    isCurrent: true,
  },
  store: { kind: 'file', place: '/srv/files', isReachable: true, files: 0, bytes: 0 },
  disk: { free: limits.lowDisk, size: limits.lowDisk * 10 },
  memory: { taken: megabyte, free: 200 * megabyte, size: 4096 * megabyte },
  queues: { mails: 2, mailsFailed: 0, pictures: 5, scheduled: 1 },
  backup: null,
  mail: 'on',
  certificate,
}
const known = { publicUrl: 'https://www.example.com', isOverloaded: false, backupWarning: null, now }
const saidOf = (seen: Partial<System>, more: Partial<Parameters<typeof warningsOf>[1]> = {}) =>
  warningsOf({ ...well, ...seen }, { ...known, ...more })

it('nothing is said where all is well', () => {
  expect(saidOf({})).toEqual([])
  expect(saidOf({ disk: null, certificate: null })).toEqual([])
  expect(saidOf({}, { publicUrl: 'http://localhost:3000' })).toEqual([])
})

it.each([
  ['The disk is nearly full: 499.0 MB are left.', { disk: { free: 499 * megabyte, size: 1 } }, {}],
  [
    'The machine has little memory left: 50.0 MB of 4.0 GB.',
    { memory: { ...well.memory, free: 50 * megabyte } },
    {},
  ],
  ['More is asked than can be answered: some visitors are asked to wait.', {}, { isOverloaded: true }],
  ['The storage of the files does not answer.', { store: { ...well.store, isReachable: false } }, {}],
  ['There is no good backup yet.', {}, { backupWarning: 'There is no good backup yet.' }],
  [
    'The database was made by another version of the product.',
    { database: { ...well.database, isCurrent: false } },
    {},
  ],
  ['The cache in front of the site cannot be told what has changed.', {}, { isUnpurged: true }],
  ['1 mail could not be sent so far.', { queues: { ...well.queues, mailsFailed: 1 } }, {}],
  ['2 mails could not be sent so far.', { queues: { ...well.queues, mailsFailed: 2 } }, {}],
  ['No mail is sent: no mail server is set.', { mail: 'off' as const }, {}],
  ['New enquiries are mailed to nobody.', { mail: 'accounts' as const }, {}],
  [
    'The certificate of www.example.com ends on 06 Dec 2026.',
    { certificate: { ...certificate, endsAt: '2026-12-06T06:00:00.000Z' } },
    {},
  ],
  [
    'The certificate of www.example.com ended on 23 Nov 2026: browsers warn of the site.',
    { certificate: { ...certificate, endsAt: '2026-11-23T05:00:00.000Z', isTrusted: false } },
    {},
  ],
  [
    'The certificate of www.example.com is not one that browsers trust.',
    { certificate: { ...certificate, isTrusted: false } },
    {},
  ],
  ['The site does not know its own public address.', {}, { publicUrl: undefined }],
  [
    'The public address is not encrypted: it begins with http, not https.',
    {},
    { publicUrl: 'http://www.example.com' },
  ],
])('it says: %s, and what to do about it', (message, seen, more) => {
  expect(saidOf(seen, more)).toEqual([
    { about: expect.any(String), message, advice: expect.stringMatching(/^[A-Z].{20,}\.$/) },
  ])
})

it('a certificate is left alone until it should have been renewed', () => {
  const of = (endsAt: string) => saidOf({ certificate: { ...certificate, endsAt } }).length
  expect(of('2026-12-07T06:00:00.000Z')).toBe(0)
  expect(of('2026-12-07T05:59:59.000Z')).toBe(1)
})
