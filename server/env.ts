import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { isSafeLink } from '#contract/fields.ts'
import { isBackupKey } from './backup/archive/key.ts'
import { readPlaceAddress } from './backup/places/address.ts'
import { readStorageAddress } from './files/stores/address.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => empty(given) ?? value, schema)

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`)

const highestPort = 65_535

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

/** What addresses of pages, which all begin at the top, are put behind. */
const origin = address
  .transform((value) => value.replace(/\/+$/, ''))
  .refine((value) => /^https?:\/\/[^/?#@]+$/i.test(value), 'must be an http(s) address without a path')

const mailServer = z
  .string()
  .regex(/^smtps?:\/\/.+$/, { error: 'must begin with smtp:// or smtps://', abort: true })
  .refine((value) => {
    const { hostname, username, password } = URL.parse(value) ?? {}
    return Boolean(hostname) && isEncoded(`${username}${password}`)
  }, 'must be an address like smtps://user:password@host, what is odd in the password encoded (# is %23)')

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** A key or token that is sent in a header. */
const secret = z.string().regex(/^[\x21-\x7e]+$/, 'must be plain letters without spaces')

const readBy = (read: (value: string) => unknown) =>
  z.string().superRefine((value, { addIssue }) => {
    try {
      read(value)
    } catch (error) {
      addIssue((error as Error).message)
    }
  })

const schema = z.object({
  PORT: withDefault(wholeNumber(0, highestPort), '3000'),
  HOST: withDefault(z.string(), '0.0.0.0'),
  WORKERS: optional(wholeNumber(1, 64)),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    z.string().regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must begin with sqlite: or postgres://'),
  ),
  DATABASE_READ_URL: optional(z.string().regex(/^postgres(ql)?:\/\/.+$/, 'must begin with postgres://')),
  STORAGE_URL: optional(readBy(readStorageAddress)),
  APPWRITE_API_KEY: optional(secret),
  PUBLIC_URL: optional(origin),
  SHARED_CACHE_SECONDS: optional(wholeNumber(2, 31_536_000)),
  PURGE_URL: optional(
    address.refine(
      (value) => !/^https?:\/\/[^/?#]*@/.test(value),
      'must not hold a password: PURGE_TOKEN does',
    ),
  ),
  PURGE_TOKEN: optional(secret),
  TRUST_PROXY: withDefault(wholeNumber(0, 10), '0'),
  SMTP_URL: optional(mailServer),
  ENQUIRY_TO: optional(z.email('must be an email address')),
  DEFAULT_PAYMENT_LINK: optional(address.refine(isSafeLink, 'must be an address without spaces or quotes')),
  ADMIN_EMAIL: optional(z.email('must be an email address')),
  ADMIN_PASSWORD: optional(
    z.string().min(6, 'must be at least 6 characters').max(200, 'must be at most 200 characters'),
  ),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
    'info',
  ),
  METRICS_PORT: optional(wholeNumber(1, highestPort)),
  METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
  BACKUP_TO: optional(readBy(readPlaceAddress)),
  BACKUP_KEY: optional(
    z.string().refine(isBackupKey, 'must be at least 12 characters, or an age key (AGE-SECRET-KEY-1…)'),
  ),
  BACKUP_AT: withDefault(
    z.string().regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'must be a time such as 02:30, or off'),
    '02:30',
  ),
  BACKUP_KEEP_DAYS: withDefault(wholeNumber(1, 3650), '7'),
  BACKUP_KEEP_WEEKS: withDefault(wholeNumber(0, 520), '4'),
  BACKUP_ACCESS_KEY_ID: optional(secret),
  BACKUP_SECRET_ACCESS_KEY: optional(z.string()),
  ENQUIRIES_PER_10_MINUTES: withDefault(wholeNumber(1, 1_000_000), '20'),
})

/** The database of an installation that names none. */
const databaseIn = (folder: string) => `sqlite:${folder}/portfolio.db`

/** The names of all settings. */
export const settingNames = Object.keys(schema.shape)

export type Env = Readonly<
  z.infer<typeof schema> & { DATABASE_URL: string; STORAGE_URL: string; BACKUP_TO: string }
>

/** Adds what the working directory's `.env` says and the environment does not. */
export function loadEnvFile(): void {
  if (!existsSync('.env')) return
  // Some editors begin a file with a mark of its encoding: it would be taken for a part of the first name.
  const settings = parseEnv(readFileSync('.env', 'utf8').replace(/^\uFEFF/, ''))
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}

/**
 * Reads the environment once. Addresses that are not set are derived from DATA_DIR.
 * @throws Error whose message is one line that names the wrong value
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = schema.safeParse(source)
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: [], message: 'is wrong' }
    throw new Error(`${path.join('.')} ${message}`)
  }
  mustHavePortsForMetrics(result.data)
  const { DATABASE_READ_URL, DATABASE_URL } = result.data
  if (DATABASE_READ_URL !== undefined && !DATABASE_URL?.startsWith('postgres'))
    throw new Error('DATABASE_URL must begin with postgres:// where DATABASE_READ_URL is set')
  const { SHARED_CACHE_SECONDS, PURGE_URL, PUBLIC_URL } = result.data
  // Pages that say the address they were asked at would be given to whoever asks at another.
  if (SHARED_CACHE_SECONDS !== undefined && PUBLIC_URL === undefined)
    throw new Error('PUBLIC_URL must be set where SHARED_CACHE_SECONDS is')
  if (PURGE_URL !== undefined && SHARED_CACHE_SECONDS === undefined)
    throw new Error('SHARED_CACHE_SECONDS must be set where PURGE_URL is')
  const { DATA_DIR, STORAGE_URL, APPWRITE_API_KEY } = result.data
  if (STORAGE_URL?.startsWith('appwrite:') && !APPWRITE_API_KEY)
    throw new Error('APPWRITE_API_KEY must be set where STORAGE_URL begins with appwrite://')
  const { BACKUP_TO, BACKUP_ACCESS_KEY_ID, BACKUP_SECRET_ACCESS_KEY } = result.data
  if ((BACKUP_ACCESS_KEY_ID === undefined) !== (BACKUP_SECRET_ACCESS_KEY === undefined))
    throw new Error('BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY must both be set, or neither')
  return Object.freeze({
    ...result.data,
    DATABASE_URL: result.data.DATABASE_URL ?? databaseIn(DATA_DIR),
    STORAGE_URL: STORAGE_URL ?? `file:${DATA_DIR}/files`,
    BACKUP_TO: BACKUP_TO ?? `${DATA_DIR}/backups`,
  })
}

/** Each worker has a port of its own for them, one after another. */
function mustHavePortsForMetrics({
  METRICS_PORT: first,
  PORT,
  WORKERS = 1,
}: Pick<Env, 'METRICS_PORT' | 'PORT' | 'WORKERS'>): void {
  if (first === undefined) return
  if (first === PORT) throw new Error('METRICS_PORT must be another port than PORT')
  const last = first + WORKERS - 1
  if (last > highestPort)
    throw new Error(
      `METRICS_PORT must be at most ${highestPort - WORKERS + 1}, so that each worker has a port`,
    )
  if (PORT > first && PORT <= last)
    throw new Error(`METRICS_PORT must leave PORT free: the workers have the ports ${first} to ${last}`)
}

/** The setting that says where the database lies. */
export function databaseSetting({ DATABASE_URL, DATA_DIR }: Env): 'DATABASE_URL' | 'DATA_DIR' {
  return DATABASE_URL === databaseIn(DATA_DIR) ? 'DATA_DIR' : 'DATABASE_URL'
}
