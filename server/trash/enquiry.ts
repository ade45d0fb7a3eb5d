import type { PersonQuery } from '#contract/person.ts'
import { isPostgres } from '../database/client.ts'
import type { Db } from '../database/schema.ts'
import { enquiryColumns } from '../enquiries/columns.ts'
import { indexEnquiry } from '../enquiries/search.ts'
import type { Rows, StoredRow } from './rows.ts'

/** Its design and the accounts that wrote its notes may have gone meanwhile. The design's own restoring finds it again. */
export async function withoutWhatIsGone(tx: Db, rows: Rows): Promise<Rows> {
  const { enquiry = [], enquiryNote = [] } = rows
  const designs = await existing(tx, 'design', idsOf(enquiry, 'designId'))
  const accounts = await existing(tx, 'account', idsOf(enquiryNote, 'accountId'))
  return {
    ...rows,
    enquiry: enquiry.map((row) => ({ ...row, designId: designs.find((id) => id === row.designId) ?? null })),
    enquiryNote: enquiryNote.map((row) => ({
      ...row,
      accountId: accounts.find((id) => id === row.accountId) ?? null,
    })),
  }
}

/** Has searches find it again. */
export async function indexAgain(tx: Db, id: string): Promise<void> {
  const row = await tx.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await indexEnquiry(tx, { ...enquiryColumns.values(row), id, number: row.number })
}

/** Whose enquiries these are. */
export function peopleIn({ enquiry = [] }: Rows): PersonQuery[] {
  return enquiry.map(({ phone, email }) => ({ phone: String(phone), email: String(email) }))
}

function idsOf(rows: StoredRow[], column: string): string[] {
  return rows.map((row) => row[column]).filter((id) => typeof id === 'string')
}

/** Those of the ids that are there; they stay until the transaction ends. */
async function existing(tx: Db, table: 'design' | 'account', ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .$if(isPostgres(tx), (query) => query.forKeyShare())
    .execute()
  return rows.map(({ id }) => id)
}
