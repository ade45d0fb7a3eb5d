import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

interface Tables {
  enquiry: { id: string; designId: string | null; about: string | null; aboutCode: string | null }
  design: { id: string; code: string; title: string; price: number | string | null }
  attachment: { ownerId: string; role: string; position: number; fileId: string; alt: string }
}

const batch = 500

/**
 * What an enquiry was about is kept with it, its picture too: both outlast the design. `aboutCode` finds and counts the
 * enquiries about one design; `contentKey` tells that two say the same.
 */
async function up(db: Kysely<unknown>) {
  for (const column of ['about', 'aboutCode', 'contentKey'])
    await db.schema.alterTable('enquiry').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('enquiry_contentKey_createdAt')
    .on('enquiry')
    .columns(['contentKey', 'createdAt'])
    .execute()
  await db.schema
    .createIndex('enquiry_aboutCode_createdAt')
    .on('enquiry')
    .columns(['aboutCode', 'createdAt'])
    .execute()
  await keepDesigns(db as Kysely<Tables>)
}

async function keepDesigns(db: Kysely<Tables>) {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('enquiry')
      .innerJoin('design', 'design.id', 'enquiry.designId')
      .select(['enquiry.id', 'design.code', 'design.title', 'design.price'])
      .where('enquiry.id', '>', after)
      .orderBy('enquiry.id')
      .limit(batch)
      .execute()
    for (const { id, code, title, price } of rows) {
      const about = JSON.stringify({ code, title, price: price === null ? null : Number(price) / 100 })
      await db.updateTable('enquiry').set({ about, aboutCode: code }).where('id', '=', id).execute()
    }
    if (rows.length < batch) break
    after = rows.at(-1)?.id ?? after
  }
  await db
    .insertInto('attachment')
    .columns(['ownerId', 'role', 'position', 'fileId', 'alt'])
    .expression((query) =>
      query
        .selectFrom('attachment')
        .innerJoin('enquiry', 'enquiry.designId', 'attachment.ownerId')
        .select(({ ref, val }) => [
          'enquiry.id as ownerId',
          val('about').as('role'),
          ref('attachment.position').as('position'),
          'attachment.fileId',
          'attachment.alt',
        ])
        .where('attachment.role', '=', 'image')
        .where('attachment.position', '=', 0),
    )
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
