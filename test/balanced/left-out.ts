const database = 'how a process meets its database'
const inside = 'what lies inside of a process, or on its disk'
const pages = 'an application that the test makes itself, so that it has its pages'

/** Test files that start the product and say nothing of its API behind a balancer: what each is about. */
export const leftOut: Record<string, string> = {
  'server/database/answered-client.test.ts': database,
  'server/database/content-version.test.ts': database,
  'server/database/full.test.ts': database,
  'server/database/locked.test.ts': database,
  'server/database/migrations/attachment-owners.test.ts': database,
  'server/database/migrations/enquiry-about.test.ts': database,
  'server/database/newest-id.test.ts': database,
  'server/database/postgres-killed.test.ts': database,
  'server/database/starter-content.test.ts': database,
  'server/files/check/check.test.ts': inside,
  'server/files/check/command.test.ts': inside,
  'server/files/check/rows.test.ts': inside,
  'server/files/copy-command.test.ts': inside,
  'server/files/damaged.test.ts': inside,
  'server/files/folder-away.test.ts': inside,
  'server/health/disk-space.test.ts': inside,
  'server/health/readiness.test.ts': inside,
  'server/http/cache/bounds.test.ts': inside,
  'server/http/cache/short-way.test.ts': inside,
  'server/http/listener.test.ts': inside,
  'server/http/overloaded.test.ts': inside,
  'server/http/recognised.test.ts': inside,
  'server/mail/queue.test.ts': inside,
  'server/metrics/serve.test.ts': inside,
  'server/publishing/doors.test.ts': pages,
  'server/user.test.ts': 'a command',
  'test/deploy.test.ts': 'the files of deploy/',
  'test/read-replica.test.ts': database,
  'test/words.test.ts': pages,
}
