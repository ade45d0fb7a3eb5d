import { createRoute } from '@hono/zod-openapi'
import { forgottenPassword, passwordReset, resetWays } from '#contract/invitation.ts'
import { accountMessages } from '#contract/messages.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Dependencies } from '../http/context.ts'
import { body, createRouter, done, one, refused } from '../http/router.ts'
import { createAttempts } from './attempts.ts'
import { callerOf } from './caller.ts'
import { addressHashOf, rememberAddress } from './known-addresses.ts'
import type { LinkAttempts } from './link-attempts.ts'
import { findLink, spendLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { deleteSessions, findAccount, updatePassword } from './repository.ts'

const tags = ['Accounts']

/**
 * A forgotten password. What is asked is noted in the mail queue as it was typed, and whether there is such an account is
 * found out once the mail is sent: the answer can tell nobody, nor can the time that it takes.
 */
export function resetRoutes({ db, env, mail }: Dependencies, links: LinkAttempts) {
  const attempts = createAttempts(db, 'forgotten', accountMessages.tooManyLinks)

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/forgotten',
        tags,
        operationId: 'getResetWays',
        summary: 'Ask how a forgotten password is replaced',
        description: 'By a link: mailed where mail is set up, otherwise handed over by an owner.',
        responses: one(resetWays, 'The ways.'),
      }),
      async (c) => c.json({ success: true as const, data: { isMailed: mail.sends('password-reset') } }, 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/forgotten',
        tags,
        operationId: 'forgetPassword',
        summary: 'Ask for a link that sets another password',
        description:
          'Answers the same whether there is such an account or not. Ten in 15 minutes close an account or an address for the rest of them.',
        request: body(forgottenPassword),
        responses: {
          ...one(resetWays, 'Whether a link is mailed, if there is such an account.'),
          ...refused(429),
        },
      }),
      async (c) => {
        const attempt = { email: c.req.valid('json').email, address: callerOf(c, env).address }
        await attempts.take(attempt, async () => {
          await attempts.count(attempt)
          await mail.enqueue(db, 'password-reset', attempt.email)
        })
        mail.wake()
        return c.json({ success: true as const, data: { isMailed: mail.sends('password-reset') } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/reset',
        tags,
        operationId: 'resetPassword',
        summary: 'Set another password by a link',
        description:
          'Ends every session of the account and all of its other links. A second factor stays. Who has used a link signs in from there though others have closed the account.',
        request: body(passwordReset),
        responses: { ...done, ...refused(404, 429) },
      }),
      async (c) => {
        const { token, newPassword } = c.req.valid('json')
        const { address } = callerOf(c, env)
        const { id, tokenHash } = await links.take(address, async () => {
          const link = await findLink(db, token)
          return link?.accountId ? { id: link.accountId, tokenHash: link.tokenHash } : undefined
        })
        const passwordHash = await hashPassword(newPassword)
        const addressHash = await addressHashOf(id, address)
        await db.transaction().execute(async (tx) => {
          const account = await findAccount(tx, id)
          if (!account || !(await spendLink(tx, tokenHash))) throw links.ended()
          await updatePassword(tx, id, passwordHash)
          await deleteSessions(tx, id)
          // Who is locked out by others' attempts proves by the link that it is they.
          await rememberAddress(tx, id, addressHash)
          await insertActivity(tx, {
            by: account,
            action: 'password-reset',
            kind: 'account',
            subject: account,
          })
        })
        return c.json({ success: true as const }, 200)
      },
    )
}
