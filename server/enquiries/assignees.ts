import type { Assignee } from '#contract/enquiry.ts'
import { enquiryMessages } from '#contract/messages.ts'
import { rolesThatMay } from '#contract/roles.ts'
import type { Db } from '../database/schema.ts'
import { invalid } from '../errors.ts'

/** The accounts that may answer enquiries. */
export function assignees(db: Db) {
  return db.selectFrom('account').where('account.role', 'in', rolesThatMay('enquiries'))
}

/** Those among these ids, or all of them, by name. */
export async function readAssignees(db: Db, ids?: string[]): Promise<Assignee[]> {
  if (ids?.length === 0) return []
  const read = await assignees(db)
    .select(['account.id as _id', 'account.name'])
    .$if(ids !== undefined, (query) => query.where('account.id', 'in', ids as string[]))
    .execute()
  return read.sort((one, other) => one.name.localeCompare(other.name, 'en') || (one._id < other._id ? -1 : 1))
}

/** @throws AppError 400 where no such account may answer enquiries */
export async function requireAssignee(db: Db, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  const found = await readAssignees(db, [id])
  if (found.length === 0) throw invalid('assignee', enquiryMessages.unknownAssignee, 'unknown-reference')
}

/** What was said of an enquiry a while ago, but for an assignee whose account is gone. */
export async function withoutGone<Said extends { assignee?: string | null | undefined }>(
  db: Db,
  said: Said,
): Promise<Said> {
  if (!said.assignee || (await readAssignees(db, [said.assignee])).length > 0) return said
  return { ...said, assignee: null }
}
