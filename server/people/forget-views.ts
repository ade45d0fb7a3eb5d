import type { PersonQuery } from '#contract/person.ts'
import type { Db } from '../database/schema.ts'
import { deleteViews } from '../views/repository.ts'
import { findEnquiriesOf, findViewsOf } from './find.ts'

/** Deletes the saved views that look for a person, but for those that still find somebody's enquiry. */
export async function forgetViewsOf(db: Db, person: PersonQuery): Promise<void> {
  for (const { id, finds } of await findViewsOf(db, person)) {
    const found = await Promise.all(finds.map((sought) => findEnquiriesOf(db, sought)))
    if (found.every(({ length }) => length === 0)) await deleteViews(db, [id])
  }
}
