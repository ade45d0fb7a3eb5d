import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

type Dialect = 'sqlite' | 'postgres'

interface Tables {
  activity: { kind: string; subjectId: string; subjectName: string }
  enquiry: { id: string }
}

/** What is deleted is forgotten: the names of enquiries that are gone, and on SQLite the words that found them. */
async function up(db: Kysely<unknown>, dialect: Dialect) {
  const tables = db as Kysely<Tables>
  await tables
    .updateTable('activity')
    .set({ subjectName: '' })
    .where('kind', '=', 'enquiry')
    .where('subjectId', 'not in', tables.selectFrom('enquiry').select('enquiry.id'))
    .execute()
  if (dialect === 'sqlite') await rebuildIndex(db)
}

/** An index that knows a row's words can take them out; the one before only marked the row. */
async function rebuildIndex(db: Kysely<unknown>) {
  for (const statement of [
    `create virtual table "enquiryIndex" using fts5(
      words, tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'", prefix = '1 2 3'
    )`,
    `insert into "enquiryIndex" ("enquiryIndex", rank) values ('secure-delete', 1)`,
    `create virtual table temp."enquiryWord" using fts5vocab(main, 'enquirySearch', 'instance')`,
    `insert into "enquiryIndex" (rowid, words)
      select doc, group_concat(term, ' ') from temp."enquiryWord"
      where doc in (select number from enquiry) group by doc`,
    `drop table temp."enquiryWord"`,
    `drop table "enquirySearch"`,
    `alter table "enquiryIndex" rename to "enquirySearch"`,
    `insert into "designSearch" ("designSearch", rank) values ('secure-delete', 1)`,
  ])
    await sql.raw(statement).execute(db)
}

export const migration: Migration = { needsRestart: true, up }
