import { fileMessages } from '#contract/messages.ts'
import type { Db } from '../../database/schema.ts'
import { findOwners } from './owners.ts'

const mostNamed = 2
const inWords = new Intl.ListFormat('en-GB')

/** What an administrator is told of a file that is not to be deleted: which documents show it, the oldest first. */
export async function inUseMessage(db: Db, fileId: string): Promise<string> {
  const attachments = await db
    .selectFrom('attachment')
    .select('ownerId')
    .distinct()
    .where('fileId', '=', fileId)
    .execute()
  const ids = attachments.map(({ ownerId }) => ownerId)
  const owners = (await findOwners(db, ids)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const words = owners.slice(0, mostNamed).map(({ name }) => name)
  if (owners.length > mostNamed) words.push(`${owners.length - mostNamed} more`)
  return fileMessages.inUse(inWords.format(words) || 'a document that is gone')
}
