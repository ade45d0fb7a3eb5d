import { sql } from 'kysely'
import { isPostgres } from '#server/database/client.ts'
import type { Db } from '#server/database/schema.ts'
import { trashables } from '#server/trash/kinds.ts'
import { Finding } from './journal.ts'

const live = Object.values(trashables).map(({ parts: [{ table }] }) => table)
const kinds = Object.keys(trashables)
  .map((kind) => `'${kind}'`)
  .join()
const waiting = `from "pendingChanges" where`

/** What no state of the database may hold, each by the query that finds it. */
const halfDone: Record<string, string> = {
  'in the trash and in its table': live
    .map((table) => `select trash.id from trash join "${table}" as own on own.id = trash.id`)
    .join(' union all '),
  'live and never recorded as begun': ['design', 'enquiry']
    .map(
      (table) =>
        `select id from "${table}" where not exists (select 1 from activity where "subjectId" = "${table}".id and action in ('created', 'received'))`,
    )
    .join(' union all '),
  'in the trash and never recorded as deleted': `select id from trash where not exists (select 1 from activity where "subjectId" = trash.id and action = 'deleted')`,
  'in the trash without a key':
    'select id from trash where not exists (select 1 from "trashKey" where "trashId" = trash.id)',
  'changed more or less often than it has versions': `select "subjectId" from activity where action = 'updated' and kind in (${kinds})
    group by "subjectId"
    having exists (select 1 from version where "documentId" = "subjectId")
      and count(*) <> (select count(*) from version where "documentId" = "subjectId")
      and count(*) < 100`,
  'an enquiry that nobody has deleted, and of which no mail waits': `select id from enquiry
    where not exists (select 1 from "mailQueue" where subject = enquiry.id)
      and not exists (select 1 from activity where "subjectId" = enquiry.id and action = 'deleted')`,
  'changes that wait for no live document': `select "documentId" ${waiting} ${live
    .map((table) => `not exists (select 1 from "${table}" where "${table}".id = "documentId")`)
    .join(' and ')}`,
  'changes that wait and were never recorded as prepared': `select "documentId" ${waiting} not exists (select 1 from activity where "subjectId" = "documentId" and action = 'changes-prepared')`,
  'a design that the journal does not know':
    'select id from design where not exists (select 1 from "designChange" where "designId" = design.id)',
}

/**
 * Whether the database is sound by its own word, and holds nothing half done.
 * @throws Finding
 */
export async function expectSound(db: Db): Promise<void> {
  const problems = isPostgres(db) ? [] : await sqliteProblems(db)
  const found = isPostgres(db) ? 'number' : 'rowid'
  const unsearchable = `select id from enquiry where number not in (select ${found} from "enquirySearch")`
  for (const [what, query] of Object.entries({
    ...halfDone,
    'an enquiry that no search finds': unsearchable,
  })) {
    const { rows } = await sql<Record<string, string>>`${sql.raw(query)}`.execute(db)
    for (const row of rows) problems.push(`${Object.values(row).join()}: ${what}`)
  }
  if (problems.length > 0) throw new Finding(problems.join('\n'))
}

async function sqliteProblems(db: Db): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const foreign = await sql<object>`pragma foreign_key_check`.execute(db)
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((said) => said !== 'ok'),
    ...foreign.rows.map((row) => `A row names none: ${JSON.stringify(row)}`),
  ]
}
