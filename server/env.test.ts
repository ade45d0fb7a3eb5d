import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openFolder } from '#test/folder.ts'
import { runNode } from '#test/run-node.ts'
import { readEnv } from './env.ts'

it('an empty environment has the defaults', () => {
  const defaults = {
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    DATABASE_URL: 'sqlite:./data/portfolio.db',
    STORAGE_URL: 'file:./data/files',
    TRUST_PROXY: 0,
    LOG_LEVEL: 'info',
    ENQUIRIES_PER_10_MINUTES: 20,
    BACKUP_TO: './data/backups',
    BACKUP_AT: '02:30',
    BACKUP_KEEP_DAYS: 7,
    BACKUP_KEEP_WEEKS: 4,
    METRICS_HOST: '127.0.0.1',
  }
  expect(readEnv({})).toEqual(defaults)
  const blank = Object.fromEntries(Object.keys(defaults).map((name) => [name, '']))
  expect(readEnv({ ...blank, ADMIN_EMAIL: '', PUBLIC_URL: '', SMTP_URL: '' })).toEqual(defaults)
})

it('the keys to a bucket of backups are two, or none', () => {
  expect(() => readEnv({ BACKUP_ACCESS_KEY_ID: 'key' })).toThrow(
    'BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY must both be set, or neither',
  )
})

it('a shared cache goes by the public address, and only one that keeps something is told to forget', () => {
  expect(() => readEnv({ SHARED_CACHE_SECONDS: '60' })).toThrow(
    new Error('PUBLIC_URL must be set where SHARED_CACHE_SECONDS is'),
  )
  const named = { PUBLIC_URL: 'https://plinth.example' }
  expect(() => readEnv({ ...named, PURGE_URL: 'https://cdn.example/' })).toThrow(
    new Error('SHARED_CACHE_SECONDS must be set where PURGE_URL is'),
  )
  const all = { ...named, SHARED_CACHE_SECONDS: '60', PURGE_URL: 'https://cdn.example/', PURGE_TOKEN: 'key' }
  expect(readEnv(all)).toMatchObject({ ...all, SHARED_CACHE_SECONDS: 60 })
  for (const [name, value] of [
    ['SHARED_CACHE_SECONDS', '1'],
    ['PURGE_URL', 'file:///etc/passwd'],
    ['PURGE_URL', 'https://user:word@cdn.example/'],
    ['PURGE_TOKEN', 'two words'],
  ] as const)
    expect(() => readEnv({ ...all, [name]: value })).toThrow(new RegExp(`^${name} must`))
})

it('a replica is one of PostgreSQL', () => {
  const read = { DATABASE_READ_URL: 'postgres://replica/plinth' }
  expect(() => readEnv(read)).toThrow(
    new Error('DATABASE_URL must begin with postgres:// where DATABASE_READ_URL is set'),
  )
  expect(readEnv({ ...read, DATABASE_URL: 'postgres://db/plinth' })).toMatchObject(read)
  expect(() => readEnv({ DATABASE_READ_URL: 'sqlite:x' })).toThrow(
    'DATABASE_READ_URL must begin with postgres://',
  )
})

it('metrics have a port of their own', () => {
  const same = { PORT: '3000', METRICS_PORT: '3000' }
  expect(() => readEnv(same)).toThrow(new Error('METRICS_PORT must be another port than PORT'))
  const among = { PORT: '3001', METRICS_PORT: '3000', WORKERS: '2' }
  expect(() => readEnv(among)).toThrow(
    new Error('METRICS_PORT must leave PORT free: the workers have the ports 3000 to 3001'),
  )
  expect(readEnv({ ...among, PORT: '3002' })).toMatchObject({ METRICS_PORT: 3000 })
  const above = { METRICS_PORT: '65535', WORKERS: '2' }
  expect(() => readEnv(above)).toThrow(
    new Error('METRICS_PORT must be at most 65534, so that each worker has a port'),
  )
  expect(readEnv({ ...above, METRICS_PORT: '65534' })).toMatchObject({ METRICS_PORT: 65_534 })
})

it('addresses that are not set follow the data directory', () => {
  expect(readEnv({ DATA_DIR: '/srv/plinth' })).toMatchObject({
    DATABASE_URL: 'sqlite:/srv/plinth/portfolio.db',
    STORAGE_URL: 'file:/srv/plinth/files',
  })
  expect(readEnv({ DATA_DIR: '/srv', DATABASE_URL: 'postgres://db/plinth' })).toMatchObject({
    DATABASE_URL: 'postgres://db/plinth',
    STORAGE_URL: 'file:/srv/files',
  })
})

it('every value is read', () => {
  const given = {
    PORT: '0',
    HOST: '::',
    TRUST_PROXY: '2',
    DATABASE_URL: 'postgresql://user:word@db:5432/plinth',
    STORAGE_URL: 'file:/srv/files',
    PUBLIC_URL: 'https://plinth.example/',
    SMTP_URL: 'smtps://user:word@mail.example:465',
    ENQUIRY_TO: 'office@example.com',
    DEFAULT_PAYMENT_LINK: 'https://pay.example/plinth',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: ' secret ',
    LOG_LEVEL: 'silent',
    ENQUIRIES_PER_10_MINUTES: '5',
    BACKUP_TO: 's3://backups?endpoint=https://s3.example',
    BACKUP_KEY: 'stone lamp river',
    BACKUP_AT: 'off',
    BACKUP_KEEP_DAYS: '14',
    BACKUP_KEEP_WEEKS: '0',
    BACKUP_ACCESS_KEY_ID: 'key',
    BACKUP_SECRET_ACCESS_KEY: 'secret',
    METRICS_PORT: '9464',
    METRICS_HOST: '::1',
  }
  expect(readEnv({ ...given, UNKNOWN: 'x' })).toEqual({
    ...given,
    DATA_DIR: './data',
    PORT: 0,
    TRUST_PROXY: 2,
    PUBLIC_URL: 'https://plinth.example',
    ENQUIRIES_PER_10_MINUTES: 5,
    BACKUP_KEEP_DAYS: 14,
    BACKUP_KEEP_WEEKS: 0,
    METRICS_PORT: 9464,
  })
})

it('nothing changes it any more', () => {
  expect(Object.isFrozen(readEnv({}))).toBe(true)
})

const notAMailServer =
  'must be an address like smtps://user:password@host, what is odd in the password encoded (# is %23)'

it.each([
  ['PORT', 'http', 'must be a whole number'],
  ['PORT', '-1', 'must be a whole number'],
  ['PORT', '80.5', 'must be a whole number'],
  ['PORT', '65536', 'must be from 0 to 65535'],
  ['TRUST_PROXY', 'true', 'must be a whole number'],
  ['TRUST_PROXY', '11', 'must be from 0 to 10'],
  ['ENQUIRIES_PER_10_MINUTES', '0', 'must be from 1 to 1000000'],
  ['DATABASE_URL', 'mysql://db/plinth', 'must begin with sqlite: or postgres://'],
  ['DATABASE_URL', './portfolio.db', 'must begin with sqlite: or postgres://'],
  ['DATABASE_URL', 'sqlite:', 'must begin with sqlite: or postgres://'],
  ['STORAGE_URL', 'ftp://files', 'must begin with file:, s3:// or appwrite://'],
  ['STORAGE_URL', 's3://media?endpoint=media.example', 'must name an http(s) address as endpoint'],
  ['BACKUP_TO', 'ftp://backups', 'must be a folder or s3://bucket?endpoint=…&region=…'],
  ['BACKUP_TO', 's3://backups/folder', 'must name a bucket, and no folder: s3://bucket?endpoint=…&region=…'],
  ['BACKUP_KEY', 'short', 'must be at least 12 characters, or an age key (AGE-SECRET-KEY-1…)'],
  ['BACKUP_KEY', 'AGE-SECRET-KEY-1QQQ', 'must be at least 12 characters, or an age key (AGE-SECRET-KEY-1…)'],
  ['BACKUP_AT', '2:30', 'must be a time such as 02:30, or off'],
  ['BACKUP_ACCESS_KEY_ID', 'key–1', 'must be plain letters without spaces'],
  ['APPWRITE_API_KEY', 'key\u200b', 'must be plain letters without spaces'],
  ['BACKUP_KEEP_DAYS', '0', 'must be from 1 to 3650'],
  ['METRICS_PORT', 'on', 'must be a whole number'],
  ['METRICS_PORT', '0', 'must be from 1 to 65535'],
  ['PUBLIC_URL', 'plinth.example', 'must be an http(s) address'],
  ['PUBLIC_URL', 'ftp://plinth.example', 'must be an http(s) address'],
  ['PUBLIC_URL', 'https://plinth.example/site', 'must be an http(s) address without a path'],
  ['PUBLIC_URL', 'https://plinth.example/?a=1', 'must be an http(s) address without a path'],
  ['PUBLIC_URL', 'https://plinth.example#top', 'must be an http(s) address without a path'],
  ['PUBLIC_URL', 'https://user:secret@plinth.example', 'must be an http(s) address without a path'],
  ['SMTP_URL', 'mail.example', 'must begin with smtp:// or smtps://'],
  ['SMTP_URL', 'smtp://user:pass#word@mail.example', notAMailServer],
  ['SMTP_URL', 'smtps://user:pass/word@mail.example', notAMailServer],
  ['SMTP_URL', 'smtp://mail.example:70000', notAMailServer],
  ['SMTP_URL', 'smtp://?pool=true', notAMailServer],
  ['SMTP_URL', 'smtp://user:100%sure@mail.example', notAMailServer],
  ['ENQUIRY_TO', 'office', 'must be an email address'],
  ['DEFAULT_PAYMENT_LINK', 'javascript:alert(1)', 'must be an http(s) address'],
  ['DEFAULT_PAYMENT_LINK', 'https://pay.example/ "x"', 'must be an address without spaces or quotes'],
  ['ADMIN_EMAIL', 'owner', 'must be an email address'],
  ['ADMIN_PASSWORD', 'short', 'must be at least 6 characters'],
  ['ADMIN_PASSWORD', 'x'.repeat(201), 'must be at most 200 characters'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent'],
])('%s=%s stops the start with one line that names it', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(new Error(`${name} ${message}`))
})

it('files in an Appwrite project need a key', () => {
  const STORAGE_URL = 'appwrite://files.example/v1?project=portfolio&bucket=media'
  expect(() => readEnv({ STORAGE_URL })).toThrow(
    new Error('APPWRITE_API_KEY must be set where STORAGE_URL begins with appwrite://'),
  )
  const APPWRITE_API_KEY = 'a-key'
  expect(readEnv({ STORAGE_URL, APPWRITE_API_KEY })).toMatchObject({ STORAGE_URL, APPWRITE_API_KEY })
})

it('a file of settings is read whole, though an editor began it with a byte-order mark; the environment goes before it', async () => {
  const { directory, remove } = await openFolder()
  onTestFinished(remove)
  await writeFile(join(directory, '.env'), '\uFEFFPUBLIC_URL=https://www.example.com\nHOST=::1\n')
  const { href } = new URL('env.ts', import.meta.url)
  const script = `const { loadEnvFile } = await import('${href}')
    loadEnvFile()
    console.log(process.env.PUBLIC_URL, process.env.HOST)`
  const { out } = await runNode(['--input-type=module', '-e', script], { HOST: '127.0.0.1' }, directory)
  expect(out).toBe('https://www.example.com 127.0.0.1\n')
})
