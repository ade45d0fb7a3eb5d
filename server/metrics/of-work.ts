import { lastGoodRun, runningBackup } from '../backup/runs.ts'
import { within } from '../files/stores/deadline.ts'
import type { Need } from '../health/readiness.ts'
import type { Dependencies } from '../http/context.ts'
import { mailsWaiting } from '../mail/waiting.ts'
import { purgesWaiting } from '../purging/waiting.ts'
import { byLabel, counter, gauge, type Metric } from './text.ts'

/** Milliseconds that the database is given for what it has to say here. */
const patience = 3000

/** The work on pictures, and what the database was asked. */
export function ofWork({ files, measures }: Dependencies): Metric[] {
  const { work } = files.renditions
  const { databaseCalls } = measures
  return [
    gauge(
      'plinth_pictures_waiting',
      'Pictures that are worked on or wait for it: of uploads, asked for, and to be made ahead.',
      byLabel('queue', Object.entries(files.waiting())),
    ),
    {
      name: 'plinth_rendition_duration_seconds',
      help: 'How long the renditions took that were made.',
      type: 'histogram',
      samples: [{ histogram: work.seconds }],
    },
    counter('plinth_renditions_failed_total', 'Renditions that could not be made.', work.failed),
    {
      name: 'plinth_database_call_duration_seconds',
      help: 'How long calls of the database took, with the wait for whoever wrote before.',
      type: 'histogram',
      samples: databaseCalls
        .durations()
        .map(([operation, histogram]) => ({ labels: { operation }, histogram })),
    },
    counter(
      'plinth_database_calls_failed_total',
      'Calls of the database that failed.',
      databaseCalls.failed(),
    ),
  ]
}

/** What is asked of database and store now; a queue that the database does not tell is left out. */
export async function ofDependencies({ db, env, readiness, diskSpace }: Dependencies): Promise<Metric[]> {
  const [missing, queues, room] = await Promise.all([
    readiness.missing(),
    within(patience, async () => ({
      mails: await mailsWaiting(db),
      purges: env.PURGE_URL === undefined ? { waiting: 0, failed: 0 } : await purgesWaiting(db),
      last: await lastGoodRun(db),
      running: await runningBackup(db),
    })).catch(() => undefined),
    diskSpace.room(),
  ])
  const is = (need: Need) => (missing.includes(need) ? 0 : 1)
  const isReady = missing.length === 0 && !readiness.isStopping()
  return [
    gauge('plinth_ready', '1 while requests can be sent here.', isReady ? 1 : 0),
    gauge('plinth_database_up', '1 while the database answers.', is('database')),
    gauge('plinth_store_up', '1 while the file storage answers.', is('store')),
    ...(room
      ? [
          gauge('plinth_disk_free_bytes', 'What is left on the disk of DATA_DIR.', room.free),
          gauge('plinth_disk_size_bytes', 'The size of the disk of DATA_DIR.', room.size),
        ]
      : []),
    ...(queues
      ? [
          gauge('plinth_mails_waiting', 'Mails that wait to be sent.', queues.mails.waiting),
          gauge('plinth_mails_failed', 'Of those, mails that could not be sent before.', queues.mails.failed),
          gauge('plinth_purges_waiting', 'Keys that a shared cache has to forget.', queues.purges.waiting),
          gauge('plinth_purges_failed', 'Of those, keys that it could not be told.', queues.purges.failed),
          gauge('plinth_backup_running', '1 while a backup is made.', queues.running ? 1 : 0),
          gauge(
            'plinth_backup_last_good_timestamp_seconds',
            'When the last backup began that was proved; 0 while there is none.',
            queues.last ? Date.parse(queues.last.startedAt) / 1000 : 0,
          ),
        ]
      : []),
  ]
}
