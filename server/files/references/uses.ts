import { fileMessages } from '#contract/messages.ts'
import type { Db } from '../../database/schema.ts'
import { findOwners, type OwnerReference } from './owners.ts'

const mostNamed = 2
const conjunction = new Intl.ListFormat('en-GB')

/** What an administrator is told of a file that is not to be deleted. */
export async function inUseMessage(db: Db, fileId: string): Promise<string> {
  return fileMessages.inUse((await usersOf(db, fileId)) || 'a document that is gone')
}

/** Which documents show a file, the oldest first, those in the trash only where no other does: `the design "…" (…) and the service "…"`. */
export async function usersOf(db: Db, fileId: string): Promise<string> {
  const attachments = await db
    .selectFrom('attachment')
    .select(['ownerKind', 'ownerId'])
    .distinct()
    .where('fileId', '=', fileId)
    .execute()
  return inWords(db, attachments)
}

/** Documents that show files, in the same words. */
export async function inWords(db: Db, references: OwnerReference[]): Promise<string> {
  const all = (await findOwners(db, references)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const living = all.filter(({ isInTrash }) => !isInTrash)
  const owners = living.length > 0 ? living : all
  const words = owners.slice(0, mostNamed).map(({ name }) => name)
  if (owners.length > mostNamed) words.push(`${owners.length - mostNamed} more`)
  return conjunction.format(words)
}
