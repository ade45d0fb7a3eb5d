import { z } from 'zod'
import { daysWithoutBackup } from './backup.ts'
import { described, named } from './described.ts'
import { countOf, moment } from './fields.ts'

/** What a warning is about; what to do about it is said beside it. */
const concerns = [
  'overload',
  'disk',
  'memory',
  'database',
  'store',
  'mail',
  'mails',
  'cache',
  'backup',
  'certificate',
  'address',
] as const

/** So many days before it ends, a certificate should have been renewed by itself. */
export const daysOfCertificate = 14

const bytes = (description: string, example: number) =>
  described(z.number().int().nonnegative(), description, example)

const warning = z.object({
  about: described(z.enum(concerns), 'What it is about.', 'disk'),
  message: described(
    z.string(),
    'What is wrong, in a sentence.',
    'The disk is nearly full: 412 MB are left.',
  ),
  advice: described(
    z.string(),
    'What to do about it.',
    'Delete what is not needed under Media, or have whoever keeps the server make room.',
  ),
})
export type SystemWarning = z.infer<typeof warning>

const database = z.object({
  kind: described(z.enum(['sqlite', 'postgresql']), 'Which one it is.', 'sqlite'),
  version: described(z.string(), 'Its version.', '3.50.4'),
  bytes: bytes('What it takes.', 4_718_592),
  migrations: countOf('How many changes of its schema it has been through.', 33),
  newest: described(z.string(), 'The newest of them.', '20270250-visits'),
  isCurrent: described(z.boolean(), 'Whether they are those of this version, neither fewer nor more.', true),
})

const store = z.object({
  kind: described(z.enum(['file', 's3', 'appwrite']), 'Which one it is: a folder, or a bucket.', 'file'),
  place: described(z.string(), 'The folder, or the bucket and its host.', '/srv/plinth/files'),
  isReachable: described(z.boolean(), 'Whether it answers.', true),
  files: countOf('How many files it holds.', 480),
  bytes: bytes('What they take.', 812_441_600),
})

const queues = z.object({
  mails: countOf('Mails that wait to be sent.', 0),
  mailsFailed: countOf('Those of them that could not be sent so far.', 0),
  pictures: countOf('Pictures that are worked on, or wait for it.', 0),
  scheduled: countOf('Documents that are published or taken back at a time to come.', 2),
})

const backup = z.object({
  last: moment('When the last good one began', '2026-11-21T21:00:00.000Z').nullable(),
  isProved: described(
    z.boolean(),
    'Whether it was read back to the last byte, as every good one is; false where there is none.',
    true,
  ),
  at: described(
    z.string().nullable(),
    'The time of day in India at which one is made; null where none is made by itself.',
    '02:30',
  ),
})

const certificate = z.object({
  host: described(z.string(), 'Whose it is.', 'www.example.com'),
  endsAt: moment('When it ends', '2027-02-19T08:11:04.000Z'),
  issuer: described(z.string(), 'Who issued it.', "Let's Encrypt"),
  isTrusted: described(z.boolean(), 'Whether browsers take it.', true),
})

export const system = named(
  'System',
  'What the product runs on, and how that is.',
  z.object({
    version: described(z.string(), "The product's version.", '1.0.0'),
    node: described(z.string(), 'The version of Node.', '24.21.0'),
    startedAt: moment('When this process began', '2026-11-20T04:12:09.000Z'),
    warnings: described(
      z.array(warning),
      'What somebody should do something about; empty where all is well.',
    ),
    database: described(database, 'What the database is.'),
    store: described(store, 'Where the files lie.'),
    disk: described(
      z
        .object({
          free: bytes('What is left.', 48_318_382_080),
          size: bytes('What there is in all.', 105_089_261_568),
        })
        .nullable(),
      'The disk of DATA_DIR; null where it cannot be told.',
    ),
    memory: described(
      z.object({
        taken: bytes('What this process takes.', 171_966_464),
        free: bytes('What the machine has left.', 2_147_483_648),
        size: bytes('What the machine has in all.', 4_294_967_296),
      }),
      'Memory of the process, and of the machine.',
    ),
    queues: described(queues, 'What the product has still to do by itself.'),
    backup: described(
      backup.nullable(),
      `The last good backup, which is warned of after ${daysWithoutBackup} days; null for whoever is no owner.`,
    ),
    mail: described(
      z.enum(['off', 'accounts', 'on']),
      'Whether mails are sent: none, those to accounts alone, or those of enquiries too.',
      'on',
    ),
    certificate: described(
      certificate.nullable(),
      'The certificate of PUBLIC_URL; null where that is not https, or does not answer from here.',
    ),
  }),
)
export type System = z.infer<typeof system>

export const testMail = named(
  'TestMail',
  'A test mail that the mail server has taken.',
  z.object({ to: described(z.string(), 'Where it went: the email of who asked.', 'asha@example.com') }),
)
