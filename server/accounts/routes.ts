import { createRoute } from '@hono/zod-openapi'
import {
  login,
  passwordChange,
  profile,
  profileUpdate,
  signedIn as signedInAnswer,
} from '#contract/account.ts'
import { nameKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import { recordedChanges } from '../activity/recorded.ts'
import { insertActivity } from '../activity/repository.ts'
import { changedMessage, isStale, isUniqueViolation, nextVersion } from '../database/conflicts.ts'
import { conflict } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { tokenOf } from '../http/recognised.ts'
import { body, createRouter, done, refused, saved } from '../http/router.ts'
import { adminRoutes } from './admin-routes.ts'
import { callerOf } from './caller.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { createLinkAttempts } from './link-attempts.ts'
import { endResets } from './links.ts'
import { createOwnPassword } from './own-password.ts'
import { hashPassword } from './passwords.ts'
import { existingAccount, profileOf, recordedAccounts } from './profile.ts'
import { deleteSession, deleteSessions, updateAccount, updatePassword } from './repository.ts'
import { resetRoutes } from './reset-routes.ts'
import { ruleRoutes } from './rule-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { createSignIn } from './sign-in.ts'
import { hashOf } from './tokens.ts'

const tags = ['Accounts']

export function accountRoutes(dependencies: Dependencies) {
  const { db, env } = dependencies
  const signIn = createSignIn(dependencies)
  const links = createLinkAttempts(dependencies.db)
  const ownPassword = createOwnPassword(db)
  const guard = createGuard({ db })
  const ownAccount = guard('own-account')
  const profiles = recordedChanges(db, recordedAccounts)

  const router = createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/login',
        tags,
        operationId: 'signIn',
        summary: 'Sign in',
        description:
          'Begins a session. Of an account with a second factor it takes a `code` too: without one it is refused with 401 and the code `second-factor-needed`. Ten failures in 15 minutes close an account or an address for the rest of them.',
        request: body(login),
        responses: { ...saved(signedInAnswer, 'The account, with a token.'), ...refused(401, 429) },
      }),
      async (c) => {
        const session = await signIn({ ...c.req.valid('json'), caller: callerOf(c, env) })
        return c.json(session, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/logout',
        tags,
        operationId: 'signOut',
        summary: 'Sign out',
        description: 'Ends the session whose token the call carries; without one it does nothing.',
        responses: done,
      }),
      async (c) => {
        const token = tokenOf(c.req)
        if (token) await deleteSession(db, hashOf(token))
        return c.json({ success: true as const }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/profile',
        tags,
        operationId: 'getProfile',
        summary: 'Read the own account',
        description: 'The account that the token belongs to.',
        responses: { ...saved(profile, 'The account.'), ...refused(404) },
        ...guard('own-sign-in'),
      }),
      async (c) => {
        const { id, mustSetUp } = c.get('account')
        return c.json(profileOf(await existingAccount(db, id), mustSetUp), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/profile',
        tags,
        operationId: 'updateProfile',
        summary: 'Change the own account',
        description: `Changes the fields that the body carries. Another email ends every other session and each link that sets another password; from ${limits.session.proofMinutes} minutes after the sign-in on it takes the current password.`,
        request: body(profileUpdate),
        responses: { ...saved(profile, 'The saved account.'), ...refused(404, 429) },
        ...ownAccount,
      }),
      async (c) => {
        const { updatedAt: given, currentPassword, ...fields } = c.req.valid('json')
        const account = c.get('account')
        const signsInOtherwise = (email: string) =>
          fields.email !== undefined && nameKey(fields.email) !== nameKey(email)
        const { email } = await existingAccount(db, account.id)
        const proved =
          signsInOtherwise(email) && currentPassword
            ? await ownPassword.prove(account, currentPassword)
            : undefined
        const changed = await profiles.change(account, account.id, async (tx, current) => {
          if (isStale(given, current.updatedAt))
            throw conflict('changed-meanwhile', changedMessage('profile'))
          if (signsInOtherwise(current.email)) {
            if (proved || !(await ownPassword.hasBegunLately(tx, account)))
              await ownPassword.hold(tx, account.id, proved)
            await deleteSessions(tx, account.id, account.tokenHash)
            // A mail that lies with the email of before is not to open the account any more.
            await endResets(tx, account.id, 'all')
          }
          await updateAccount(tx, account.id, {
            ...fields,
            ...(fields.email !== undefined && { emailKey: nameKey(fields.email) }),
            updatedAt: nextVersion(current.updatedAt),
          }).catch((error) => {
            throw isUniqueViolation(error)
              ? conflict('email-taken', accountMessages.emailTaken, 'email')
              : error
          })
        })
        return c.json(changed, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/password',
        tags,
        operationId: 'changePassword',
        summary: 'Change the own password',
        description: 'Ends every other session of the account, and each link that sets another password.',
        request: body(passwordChange),
        responses: { ...done, ...refused(404, 429) },
        ...ownAccount,
      }),
      async (c) => {
        const { currentPassword, newPassword } = c.req.valid('json')
        const { id, tokenHash } = c.get('account')
        const proved = await ownPassword.prove(c.get('account'), currentPassword)
        const passwordHash = await hashPassword(newPassword)
        await db.transaction().execute(async (tx) => {
          const account = await ownPassword.hold(tx, id, proved)
          await updatePassword(tx, id, passwordHash)
          await deleteSessions(tx, id, tokenHash)
          await insertActivity(tx, {
            by: account,
            action: 'password-changed',
            kind: 'account',
            subject: account,
          })
        })
        return c.json({ success: true as const }, 200)
      },
    )
  router.route('/admins', adminRoutes(dependencies))
  router.route('/invitations', invitationRoutes(dependencies, links))
  router.route('/password', resetRoutes(dependencies, links))
  router.route('/rules', ruleRoutes(dependencies))
  router.route('/second-factor', secondFactorRoutes(dependencies, ownPassword))
  router.route('/sessions', sessionRoutes(dependencies))
  return router
}
