import type { Kysely } from 'kysely'
import { continueAfter } from '../ids.ts'
import type { Db, Schema } from './schema.ts'

type WithId = { [Table in keyof Schema]: Schema[Table] extends { id: string } ? Table : never }[keyof Schema]

/** The tables whose ids this product makes, in the order of time. A file's id may be its uploader's, and so an upload's. */
const tables: Record<Exclude<WithId, 'file' | 'upload' | 'uploadEnd'>, true> = {
  account: true,
  savedView: true,
  invitation: true,
  category: true,
  subcategory: true,
  formerSlug: true,
  design: true,
  service: true,
  pricingImage: true,
  testimonial: true,
  banner: true,
  enquiry: true,
  enquiryNote: true,
  quickReply: true,
  activity: true,
  version: true,
  pendingChanges: true,
  mailQueue: true,
  trash: true,
  backup: true,
  spam: true,
  shortlist: true,
  shortlistComment: true,
}

/** Has new ids go on behind every stored one, also where the clock stands before them. */
export async function continueIds(db: Db): Promise<void> {
  // Kysely can't type a query over a table that is still open; each table here has an id.
  const open = db as unknown as Kysely<{ rows: { id: string } }>
  for (const table of Object.keys(tables)) {
    const newest = open
      .selectFrom(`${table} as rows` as 'rows')
      .select('id')
      .orderBy('id', 'desc')
    const row = await newest.limit(1).executeTakeFirst()
    if (row) continueAfter(row.id)
  }
}
