import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

type Dialect = 'sqlite' | 'postgres'

interface Enquiry {
  id: string
  name: string
  email: string
  phone: string
  city: string
  state: string
  requirement: string
  designId: string | null
  number: number
  nameKey: string
}

interface Tables {
  enquiry: Enquiry
  design: { id: string; code: string }
  counter: { name: string; value: number }
}

const batch = 500

/** Numbers the enquiries in the order they came in, and indexes the words that find them. */
async function up(db: Kysely<unknown>, dialect: Dialect) {
  const byBytes = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema.alterTable('enquiry').addColumn('number', 'integer').execute()
  await db.schema
    .alterTable('enquiry')
    .addColumn('nameKey', byBytes, (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('enquiry_number').on('enquiry').column('number').unique().execute()
  await search(db, dialect)
  await number(db as Kysely<Tables>, dialect)
  await db.schema.dropIndex('enquiry_status_id').execute()
  for (const columns of [
    ['status', 'number'],
    ['state', 'number'],
    ['createdAt', 'number'],
    ['nameKey', 'number'],
  ])
    await db.schema
      .createIndex(`enquiry_${columns.join('_')}`)
      .on('enquiry')
      .columns(columns)
      .execute()
}

async function search(db: Kysely<unknown>, dialect: Dialect) {
  if (dialect === 'sqlite') {
    await sql`create virtual table "enquirySearch" using fts5(
      words, content = '', contentless_delete = 1,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'", prefix = '2 3'
    )`.execute(db)
    return
  }
  await sql`alter table enquiry add constraint "enquiry_number_unique" unique using index enquiry_number`.execute(
    db,
  )
  await db.schema
    .createTable('enquirySearch')
    .addColumn('number', 'integer', (c) => c.primaryKey().references('enquiry.number').onDelete('cascade'))
    .addColumn('words', sql`tsvector`, (c) => c.notNull())
    .execute()
  await sql`create index "enquirySearch_words" on "enquirySearch" using gin (words) with (fastupdate = off)`.execute(
    db,
  )
}

async function number(db: Kysely<Tables>, dialect: Dialect) {
  let last = 0
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('enquiry')
      .leftJoin('design', 'design.id', 'enquiry.designId')
      .selectAll('enquiry')
      .select('design.code')
      .where('enquiry.id', '>', after)
      .orderBy('enquiry.id')
      .limit(batch)
      .execute()
    for (const row of rows) {
      last += 1
      const nameKey = withoutAccents(row.name)
      await db.updateTable('enquiry').set({ number: last, nameKey }).where('id', '=', row.id).execute()
      await index(db, dialect, last, row)
    }
    if (rows.length < batch) break
    after = rows.at(-1)?.id ?? after
  }
  if (last > 0) await db.insertInto('counter').values({ name: 'enquiry', value: last }).execute()
}

function index(db: Kysely<Tables>, dialect: Dialect, place: number, row: Enquiry & { code: string | null }) {
  const { name, email, city, state, requirement, phone, code } = row
  const words = [
    ...termsOf([name, email, city, state, requirement, code ?? ''].join(' ')),
    ...endsOf(phoneDigits(phone)),
  ]
  if (dialect === 'sqlite')
    return sql`insert into "enquirySearch" (rowid, words) values (${place}, ${words.join(' ')})`.execute(db)
  const vector = [...new Set(words)].map((word) => `'${word}'`).join(' ')
  return sql`insert into "enquirySearch" (number, words) values (${place}, ${vector}::tsvector)`.execute(db)
}

function termsOf(text: string): string[] {
  const words = withoutAccents(text).match(/[%_*]|[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.map((word) =>
    word.replace(/[%_*]/, (sign) => String.fromCodePoint(0xe000 + sign.charCodeAt(0))).slice(0, 64),
  )
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase('en')
}

function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const withoutZeros = digits.replace(/^0+/, '')
  const isInternational = /^\D*\+/.test(phone) || digits.startsWith('00')
  const isIndian = withoutZeros.startsWith('91') && (isInternational || withoutZeros.length === 12)
  return isIndian ? withoutZeros.slice(2).replace(/^0+/, '') : withoutZeros
}

/** Every end of a number, so that any part of it begins one. */
function endsOf(digits: string): string[] {
  return Array.from({ length: Math.max(0, digits.length - 2) }, (_, start) => `\ue000${digits.slice(start)}`)
}

export const migration: Migration = { needsRestart: false, up }
