import type { PersonQuery } from '#contract/person.ts'
import type { Db } from '../database/schema.ts'
import { deleteViews } from '../views/repository.ts'
import { findEnquiriesOf, findViewsOf } from './find.ts'

/** Deletes the saved views that look for a person by what no enquiry of the list says any more. */
export async function forgetViewsOf(db: Db, person: PersonQuery): Promise<void> {
  for (const { id, theirs } of await findViewsOf(db, person)) {
    const found = await Promise.all(theirs.map((sought) => findEnquiriesOf(db, sought)))
    if (found.some(({ length }) => length === 0)) await deleteViews(db, [id])
  }
}
