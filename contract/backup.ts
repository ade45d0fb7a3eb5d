import { z } from 'zod'
import { described, named } from './described.ts'
import { countOf, id, moment } from './fields.ts'

export const backupReasons = ['schedule', 'button', 'command', 'migration', 'restore'] as const
export type BackupReason = (typeof backupReasons)[number]

const backupSteps = ['database', 'files', 'proof', 'restore'] as const
export type BackupStep = (typeof backupSteps)[number]

/** So many days without a good backup are one too many. */
export const daysWithoutBackup = 2

const startedAt = moment('When it began', '2026-11-21T21:00:00.000Z')
const reason = described(
  z.enum(backupReasons),
  'Who wanted it: the schedule, a button, a command, or what was to follow it.',
  'schedule',
)

const running = z.object({
  startedAt,
  reason,
  step: described(
    z.enum(backupSteps),
    'What it is at: the database, the files that are not there yet, reading everything back, or a restore.',
    'files',
  ),
  done: countOf('How many files of this step are done.', 120),
  total: countOf('How many files this step has; 0 where it is not about files.', 480),
})

const run = named(
  'BackupRun',
  'A backup or a restore, and what came of it.',
  z.object({
    _id: id,
    reason,
    startedAt,
    endedAt: moment('When it ended', '2026-11-21T21:00:42.000Z').nullable(),
    state: described(
      z.enum(['running', 'proved', 'incomplete', 'failed', 'restored']),
      '`proved` is the only good one: read back to the last byte. An `incomplete` one lacks files that the storage has lost.',
      'proved',
    ),
    path: described(
      z.string().nullable(),
      'The address of the archive, which `npm run restore` takes; null where there is none.',
      '/srv/plinth/backups/plinth-2026-11-21T21-00-00-000Z.tar.gz',
    ),
    bytes: described(z.int().nullable(), 'How many bytes the archive has, its files left out.', 482_113),
    files: described(z.int().nullable(), 'How many files it names.', 480),
    newFiles: described(z.int().nullable(), 'How many of them were not there from earlier backups.', 12),
    message: described(z.string(), 'Why it failed or what it lacks, in one line; empty otherwise.', ''),
  }),
)
export type BackupRun = z.infer<typeof run>

const archive = z.object({
  name: described(z.string(), 'What its path ends with.', 'plinth-2026-11-21T21-00-00-000Z.tar.gz'),
  path: described(
    z.string(),
    'Its address, which `npm run restore` takes.',
    '/srv/plinth/backups/plinth-2026-11-21T21-00-00-000Z.tar.gz',
  ),
  madeAt: moment('The moment that it gives back', '2026-11-21T21:00:00.000Z'),
  kind: described(
    z.enum(['whole', 'incomplete', 'database']),
    'Whether it holds everything, all that was left, or the database alone, as it was before a migration.',
    'whole',
  ),
})

export const backupLink = named(
  'BackupLink',
  'A link that downloads a backup, to whoever has it.',
  z.object({
    url: described(
      z.string(),
      'Its address on this server. It is told only here.',
      '/api/backup-links/4mJq0sXl2Zr8vT1bYcUe7wPkNdGhAiOf5tR9yLxEoSM',
    ),
    expiresAt: moment('When it ends', '2026-11-21T21:10:00.000Z'),
  }),
)
export type BackupLink = z.infer<typeof backupLink>

export const backups = named(
  'Backups',
  'What is known of backups.',
  z.object({
    place: described(z.string(), 'Where they go: a folder or a bucket.', '/srv/plinth/backups'),
    isEncrypted: described(z.boolean(), 'Whether the next one will be encrypted.', true),
    at: described(
      z.string().nullable(),
      'The time of day in India at which one is made; null where none is made by itself.',
      '02:30',
    ),
    warning: described(
      z.string().nullable(),
      `What the firm should know, in words; null while the last good one is less than ${daysWithoutBackup} days old.`,
      'There has been no good backup for 3 days.',
    ),
    running: described(running.nullable(), 'The one that is under way, if there is one.'),
    last: described(run.nullable(), 'The last good one.'),
    runs: described(z.array(run), 'The latest, good or not, the newest first.'),
    archives: described(
      z.array(archive).nullable(),
      'What can be restored, the newest first; null where the place does not answer.',
    ),
  }),
)
export type Backups = z.infer<typeof backups>
