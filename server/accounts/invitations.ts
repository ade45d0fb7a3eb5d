import { nameKey } from '#contract/identity.ts'
import type { Invitation, InvitationCreate } from '#contract/invitation.ts'
import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import type { Db } from '../database/schema.ts'
import { conflict } from '../errors.ts'
import { newId } from '../ids.ts'
import { findAccountByEmail } from './repository.ts'

const day = 24 * 3600 * 1000

/** Those that can still be accepted, the newest first. */
export function listInvitations(db: Db): Promise<Invitation[]> {
  return invitations(db).where('expiresAt', '>', new Date().toISOString()).orderBy('id', 'desc').execute()
}

export function findInvitation(db: Db, id: string): Promise<Invitation | undefined> {
  return invitations(db).where('id', '=', id).executeTakeFirst()
}

function invitations(db: Db) {
  return db.selectFrom('invitation').select(['id as _id', 'email', 'role', 'createdAt', 'expiresAt'])
}

/** Invites an email, in the place of an earlier invitation. @throws AppError 409 where an account has it */
export async function invite(
  tx: Db,
  { email, role, origin }: InvitationCreate & { origin: string },
): Promise<Invitation> {
  const now = Date.now()
  if (await findAccountByEmail(tx, email)) throw conflict('email-taken', accountMessages.emailTaken, 'email')
  const emailKey = nameKey(email)
  await tx.deleteFrom('invitation').where('emailKey', '=', emailKey).execute()
  const [createdAt, expiresAt] = [now, now + limits.links.invitationDays * day].map((at) =>
    new Date(at).toISOString(),
  )
  const id = newId()
  const times = { createdAt: createdAt ?? '', expiresAt: expiresAt ?? '' }
  await tx
    .insertInto('invitation')
    .values({ id, email, emailKey, role, origin, ...times })
    .execute()
  return { _id: id, email, role, ...times }
}

/** With its links. @returns whether it was there */
export async function deleteInvitation(tx: Db, id: string): Promise<boolean> {
  const deleted = await tx.deleteFrom('invitation').where('id', '=', id).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
