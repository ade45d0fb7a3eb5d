import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

interface Tables {
  attachment: { ownerId: string; ownerKind: string | null }
  design: { id: string }
  subcategory: { id: string }
  service: { id: string }
  pricingImage: { id: string }
  testimonial: { id: string }
  banner: { id: string }
  enquiry: { id: string }
}

const tables = [
  'design',
  'subcategory',
  'service',
  'pricingImage',
  'testimonial',
  'banner',
  'enquiry',
] as const
const ofSettings = ['settings', 'termsAndConditions', 'privacyPolicy', 'aboutUs']

/** An attachment says of which kind its document is; null where that document is in no table, so that nobody knows. */
async function up(open: Kysely<unknown>) {
  await open.schema.alterTable('attachment').addColumn('ownerKind', 'text').execute()
  const db = open as Kysely<Tables>
  for (const table of tables)
    await db
      .updateTable('attachment')
      .set({ ownerKind: table })
      .where('ownerId', 'in', db.selectFrom(table).select('id'))
      .execute()
  await db
    .updateTable('attachment')
    .set({ ownerKind: 'settings' })
    .where('ownerId', 'in', ofSettings)
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
