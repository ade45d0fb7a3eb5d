import { createRoute, z } from '@hono/zod-openapi'
import { signedIn } from '#contract/account.ts'
import {
  invitation,
  invitationAccept,
  invitationCreate,
  linkToken,
  madeInvitation,
  openedInvitation,
} from '#contract/invitation.ts'
import { accountMessages } from '#contract/messages.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { conflict, notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { body, created, createRouter, deleted, idParameter, one, refused } from '../http/router.ts'
import { beginSession } from './begin-session.ts'
import { callerOf } from './caller.ts'
import { deleteInvitation, findInvitation, invite, listInvitations } from './invitations.ts'
import { addressHashOf } from './known-addresses.ts'
import type { LinkAttempts } from './link-attempts.ts'
import { findLink, linkTo, makeLink, spendLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { findAccount, insertAccount } from './repository.ts'

const tags = ['Accounts']
const params = idParameter

/** Inviting somebody, which owners do, and accepting it, which whoever has the link does. */
export function invitationRoutes({ db, env, mail }: Dependencies, links: LinkAttempts) {
  const guard = createGuard({ db })

  async function invitationOf(token: string) {
    const link = await findLink(db, token)
    const found = link?.invitationId ? await findInvitation(db, link.invitationId) : undefined
    return link && found && { ...found, tokenHash: link.tokenHash }
  }

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listInvitations',
        summary: 'List invitations',
        description: 'Those that nobody has accepted and that have not expired, the newest first.',
        responses: one(z.array(invitation), 'The invitations.'),
        ...guard('accounts'),
      }),
      async (c) => c.json({ success: true as const, data: await listInvitations(db) }, 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        operationId: 'createInvitation',
        summary: 'Invite somebody',
        description:
          'Makes a link by which whoever has the email sets name and password. It works once and for seven days, and is mailed where mail is set up. Inviting an email again ends the invitation before.',
        request: body(invitationCreate),
        responses: { ...created(madeInvitation, 'The invitation, with its link.'), ...refused(409) },
        ...guard('accounts'),
      }),
      async (c) => {
        const input = c.req.valid('json')
        const by = c.get('account')
        const origin = publicOrigin(c, env)
        const made = await db.transaction().execute(async (tx) => {
          const invited = await invite(tx, { ...input, origin })
          const token = await makeLink(tx, { invitationId: invited._id }, invited)
          await mail.enqueue(tx, 'invitation', invited._id)
          await noteInvitation(tx, by, 'invited', invited)
          return { ...invited, url: linkTo(origin, 'invitation', token) }
        })
        mail.wake()
        c.header('Cache-Control', 'no-store')
        return c.json({ ...made, isMailed: mail.sends('invitation') }, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        operationId: 'deleteInvitation',
        summary: 'Withdraw an invitation',
        description: 'Its links lead nowhere any more.',
        request: { params },
        responses: deleted,
        ...guard('accounts'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        await db.transaction().execute(async (tx) => {
          const found = await findInvitation(tx, id)
          if (!found || !(await deleteInvitation(tx, id))) throw notFound(accountMessages.invitationNotFound)
          await noteInvitation(tx, c.get('account'), 'invitation-withdrawn', found)
        })
        return c.json({ success: true as const, data: { _id: id } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/opened',
        tags,
        operationId: 'openInvitation',
        summary: 'Read an invitation by its link',
        description: 'Whom it invites, and as what.',
        request: body(linkToken),
        responses: { ...one(openedInvitation, 'The invitation.'), ...refused(404, 429) },
      }),
      async (c) => {
        const { token } = c.req.valid('json')
        const { email, role, expiresAt } = await links.take(callerOf(c, env).address, () =>
          invitationOf(token),
        )
        return c.json({ success: true as const, data: { email, role, expiresAt } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/accepted',
        tags,
        operationId: 'acceptInvitation',
        summary: 'Accept an invitation',
        description: 'Makes the account that the link invites to, and signs it in.',
        request: body(invitationAccept),
        responses: { ...created(signedIn, 'The account, with a token.'), ...refused(404, 409, 429) },
      }),
      async (c) => {
        const { token, name, newPassword } = c.req.valid('json')
        const caller = callerOf(c, env)
        const { _id, email, role, tokenHash } = await links.take(caller.address, () => invitationOf(token))
        const passwordHash = await hashPassword(newPassword)
        const account = await db.transaction().execute(async (tx) => {
          if (!(await spendLink(tx, tokenHash))) throw links.ended()
          const added = await insertAccount(tx, { name, email, role, passwordHash })
          if (!added) throw conflict('email-taken', accountMessages.emailTaken, 'email')
          await deleteInvitation(tx, _id)
          const subject = { id: added.id, name }
          await insertActivity(tx, { by: subject, action: 'invitation-accepted', kind: 'account', subject })
          return added
        })
        const addressHash = await addressHashOf(account.id, caller.address)
        const session = await db.transaction().execute(async (tx) => {
          const current = await findAccount(tx, account.id)
          if (!current) throw links.ended()
          return beginSession(tx, current, caller, addressHash)
        })
        return c.json(session, 201)
      },
    )
}

/** Whom it invites is not written down, as what is. */
function noteInvitation(
  tx: Db,
  by: { id: string; name: string },
  action: 'invited' | 'invitation-withdrawn',
  { _id, role }: { _id: string; role: string },
) {
  const changes = [{ field: 'role', from: null, to: role }]
  return insertActivity(tx, { by, action, kind: 'account', subject: { id: _id, name: '' }, changes })
}
