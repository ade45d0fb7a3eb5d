import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

interface Tables {
  enquiry: { id: string; phone: string; phoneKey: string | null }
}

const batch = 500

/** What looks like spam lies apart from the enquiries. Of these, one telephone number is one, however it is written. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('spam')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('suspicions', 'text', (c) => c.notNull())
    .addColumn('said', 'text', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('enquiry').addColumn('phoneKey', 'text').execute()
  await fill(db as Kysely<Tables>)
  await db.schema.createIndex('enquiry_phoneKey').on('enquiry').columns(['phoneKey', 'number']).execute()
}

async function fill(db: Kysely<Tables>) {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('enquiry')
      .select(['id', 'phone'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    if (rows.length === 0) return
    const keys = rows.map(({ id, phone }) => sql`(${id}, ${keyOf(phone)})`)
    await sql`
      with known(id, "phoneKey") as (values ${sql.join(keys)})
      update enquiry set "phoneKey" = (select "phoneKey" from known where known.id = enquiry.id)
      where id in (select id from known)`.execute(db)
    after = rows.at(-1)?.id ?? after
  }
}

function keyOf(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const withoutZeros = digits.replace(/^0+/, '')
  const isInternational = /^\D*\+/.test(phone) || digits.startsWith('00')
  const isIndian = withoutZeros.startsWith('91') && (isInternational || withoutZeros.length === 12)
  return isIndian ? withoutZeros.slice(2).replace(/^0+/, '') : withoutZeros
}

export const migration: Migration = { needsRestart: false, up }
