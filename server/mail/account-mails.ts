import { limits } from '#contract/limits.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { mailWords } from '#contract/words/mail.ts'
import { findInvitation } from '../accounts/invitations.ts'
import { endResets, linkTo, makeLink } from '../accounts/links.ts'
import { findAccountByEmail } from '../accounts/repository.ts'
import type { Db } from '../database/schema.ts'
import { readSettings } from '../settings/repository.ts'
import type { SendMail } from './queue.ts'
import type { Send } from './transport.ts'

interface MailSettings {
  send: Send
  /** What links begin with; without it, with the address under which the account itself, or who invites, was last seen. */
  publicUrl: string | undefined
}

/** Each mail makes a link of its own as it is sent: nothing that waits in the queue opens anything. */
export function createInvitationMail(db: Db, { send, publicUrl }: MailSettings): SendMail {
  return async ({ subject: id }) => {
    const invitation = await findInvitation(db, id)
    if (!invitation || Date.parse(invitation.expiresAt) <= Date.now()) return
    const { origin } = await db
      .selectFrom('invitation')
      .select('origin')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { websiteName: firm, words } = await readSettings(db)
    const say = wordsOf(mailWords, words)
    const token = await makeLink(db, { invitationId: id }, { ...invitation, isMailed: true })
    await send({
      to: invitation.email,
      subject: say('mail.invitation.subject', { firm }),
      lines: [
        say('mail.invitation.lead', { firm }),
        '',
        say('mail.invitation.link', { days: limits.links.invitationDays }),
        linkTo(publicUrl ?? origin, 'invitation', token),
        '',
        say('mail.invitation.end'),
      ],
    })
  }
}

/** To nobody where no account has the email, nor where it was asked for too long ago. */
export function createResetMail(db: Db, { send, publicUrl }: MailSettings): SendMail {
  return async ({ subject: email, createdAt }) => {
    const expiresAt = new Date(Date.parse(createdAt) + limits.links.resetMinutes * 60_000).toISOString()
    const account = await findAccountByEmail(db, email)
    const origin = publicUrl ?? account?.origin
    if (!account || !origin || Date.parse(expiresAt) <= Date.now()) return
    const { websiteName: firm, words } = await readSettings(db)
    const say = wordsOf(mailWords, words)
    const token = await db.transaction().execute(async (tx) => {
      await endResets(tx, account.id, 'mailed')
      return makeLink(tx, { accountId: account.id }, { expiresAt, isMailed: true })
    })
    await send({
      to: account.email,
      subject: say('mail.reset.subject', { firm }),
      lines: [
        say('mail.reset.lead', { firm }),
        '',
        say('mail.reset.link'),
        linkTo(origin, 'reset', token),
        '',
        say('mail.reset.end'),
      ],
    })
  }
}
