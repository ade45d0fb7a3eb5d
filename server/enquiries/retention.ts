import { authorsWithoutAccount } from '#contract/activity.ts'
import { insertActivity, renameSubject } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { forgetViewsOf } from '../people/forget-views.ts'
import { readSettings } from '../settings/repository.ts'
import { emptyTrash } from '../trash/delete-for-good.ts'
import { enquiryColumns, type StoredAbout } from './columns.ts'
import { findEnquiry, updateEnquiry } from './repository.ts'
import { reindexEnquiry } from './search.ts'

const batch = 100

/** What is left of whoever asked. */
const nobody = { name: 'Anonymous', email: '', phone: '', requirement: '', followUpOn: null }

/**
 * Makes enquiries anonymous that nobody has changed or noted anything on for as many months as the settings say: whose they
 * were, what was asked and what was noted goes; where from, about which design and when stays. Those in the trash go, and
 * so do saved views that look for somebody whom no enquiry of the list names any more.
 */
export async function forgetPeople(db: Db, now = new Date()): Promise<void> {
  const { enquiryMonths } = await readSettings(db)
  if (enquiryMonths === 0) return
  const before = monthsBefore(now, enquiryMonths)
  for (let ids = await nextOf(db, before); ids.length > 0; ids = await nextOf(db, before))
    for (const { id } of ids) await makeAnonymous(db, id, before, now)
  await emptyTrash(db, authorsWithoutAccount.automatic, { kind: 'enquiry', before })
}

/** The same day of an earlier month; its last where it has no such day. */
export function monthsBefore(now: Date, months: number): string {
  const day = new Date(now)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(now.getUTCDate(), last))
  return day.toISOString()
}

function unchangedSince(db: Db, before: string) {
  return db
    .selectFrom('enquiry')
    .where('anonymousSince', 'is', null)
    .where('updatedAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiryNote')
            .select('enquiryNote.id')
            .whereRef('enquiryNote.enquiryId', '=', 'enquiry.id')
            .where('enquiryNote.createdAt', '>=', before),
        ),
      ),
    )
}

function nextOf(db: Db, before: string) {
  return unchangedSince(db, before).select('enquiry.id').limit(batch).execute()
}

async function makeAnonymous(db: Db, id: string, before: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await findEnquiry(tx, id)
    const old = await unchangedSince(tx, before)
      .select('number')
      .where('enquiry.id', '=', id)
      .executeTakeFirst()
    if (!row || !old) return
    const known = enquiryColumns.values(row)
    const values = {
      ...known,
      ...nobody,
      about: withoutWords(known.about),
      anonymousSince: now.toISOString(),
    }
    await updateEnquiry(tx, id, { ...enquiryColumns.row(values), contentKey: null })
    await reindexEnquiry(tx, { ...values, id, number: old.number })
    await tx.deleteFrom('enquiryNote').where('enquiryId', '=', id).execute()
    await renameSubject(tx, 'enquiry', id, '')
    await forgetViewsOf(tx, { phone: known.phone, email: known.email })
    const subject = { id, name: '' }
    await insertActivity(tx, {
      by: authorsWithoutAccount.automatic,
      action: 'made-anonymous',
      kind: 'enquiry',
      subject,
    })
  })
}

/** What was searched for, and the page with it, are words of whoever asked. */
function withoutWords(about: StoredAbout | null): StoredAbout | null {
  if (!about) return null
  const { search: _, page: __, ...kept } = about
  return Object.keys(kept).length > 0 ? kept : null
}
