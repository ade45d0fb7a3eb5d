import { createRoute, z } from '@hono/zod-openapi'
import {
  admin,
  adminCreate,
  login,
  type Profile,
  passwordChange,
  profile,
  profileUpdate,
  signedIn as signedInAnswer,
} from '#contract/account.ts'
import { nameKey } from '#contract/identity.ts'
import { accountMessages } from '#contract/messages.ts'
import { type Recorded, recordedChanges } from '../activity/recorded.ts'
import { insertActivity } from '../activity/repository.ts'
import { changedMessage, isStale, isUniqueViolation, nextVersion } from '../database/conflicts.ts'
import type { Db } from '../database/schema.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { adminOnly } from '../http/admin-only.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Services } from '../http/context.ts'
import { body, byAdmin, created, createRouter, deleted, done, idParameter, saved } from '../http/router.ts'
import { signedIn } from '../http/sign-in.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import {
  type AccountRow,
  deleteAccount,
  deleteSession,
  deleteSessions,
  findAccount,
  insertAccount,
  listAdmins,
  lockAdmins,
  updateAccount,
  updatePassword,
} from './repository.ts'
import { createSignIn } from './sign-in.ts'
import { hashOf } from './tokens.ts'

const tags = ['Accounts']

const recorded: Recorded<Profile> = {
  kind: 'account',
  notFound: accountMessages.notFound,
  read: readProfile,
  nameOf: ({ name }) => name,
  fields: Object.keys(profileUpdate.shape),
}

export function accountRoutes({ db, env }: Services) {
  const signIn = createSignIn(db)
  const ownAccount = signedIn(db)
  const onlyAdmin = adminOnly({ db })
  const profiles = recordedChanges(db, recorded)
  const admins = recordedChanges(db, { ...recorded, hold: lockAdmins })

  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/login',
        tags,
        summary: 'Sign in',
        request: body(login),
        responses: saved(signedInAnswer, 'A token for seven days since its last use'),
      }),
      async (c) => {
        const { email, password } = c.req.valid('json')
        return c.json(await signIn(email, password, clientAddress(c, env.TRUST_PROXY)), 200)
      },
    )
    .openapi(
      createRoute({ method: 'post', path: '/logout', tags, summary: 'End this session', responses: done }),
      async (c) => {
        const token = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
        if (token) await deleteSession(db, hashOf(token))
        return c.json({ success: true as const }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/profile',
        tags,
        summary: 'The signed-in account',
        middleware: ownAccount,
        responses: saved(profile, 'The account'),
        ...byAdmin,
      }),
      async (c) => c.json(profileOf(await existing(db, c.get('account').id)), 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/profile',
        tags,
        summary: 'Change the signed-in account',
        middleware: ownAccount,
        request: body(profileUpdate),
        responses: saved(profile, 'The saved account'),
        ...byAdmin,
      }),
      async (c) => {
        const { updatedAt: given, ...fields } = c.req.valid('json')
        const account = c.get('account')
        const changed = await profiles.change(account, account.id, async (tx, current) => {
          if (isStale(given, current.updatedAt)) throw conflict(changedMessage('profile'))
          await updateAccount(tx, account.id, {
            ...fields,
            ...(fields.email !== undefined && { emailKey: nameKey(fields.email) }),
            updatedAt: nextVersion(current.updatedAt),
          }).catch((error) => {
            throw isUniqueViolation(error) ? conflict(accountMessages.emailTaken, 'email') : error
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
        summary: 'Change the own password and end every other session',
        middleware: ownAccount,
        request: body(passwordChange),
        responses: done,
        ...byAdmin,
      }),
      async (c) => {
        const { currentPassword, newPassword } = c.req.valid('json')
        const { id, tokenHash } = c.get('account')
        const account = await existing(db, id)
        const wrong = invalid('currentPassword', accountMessages.currentPasswordWrong)
        if (!(await verifyPassword(account.passwordHash, currentPassword))) throw wrong
        const passwordHash = await hashPassword(newPassword)
        await db.transaction().execute(async (tx) => {
          if ((await existing(tx, id)).passwordHash !== account.passwordHash) throw wrong
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
    .openapi(
      createRoute({
        method: 'get',
        path: '/admins',
        tags,
        summary: 'All administrators',
        middleware: onlyAdmin,
        responses: saved(z.array(admin), 'The administrators'),
        ...byAdmin,
      }),
      async (c) => c.json(await listAdmins(db), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/admins',
        tags,
        summary: 'Add an administrator',
        middleware: onlyAdmin,
        request: body(adminCreate),
        responses: created(admin, 'The new administrator'),
        ...byAdmin,
      }),
      async (c) => {
        const { name, email, password } = c.req.valid('json')
        const passwordHash = await hashPassword(password)
        const { _id } = await admins.create(c.get('account'), async (tx) => {
          const account = await insertAccount(tx, { name, email, passwordHash, isAdmin: true })
          if (!account) throw conflict(accountMessages.emailTaken, 'email')
          return account.id
        })
        return c.json({ _id, name, email }, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/admins/{id}',
        tags,
        summary: 'Delete an administrator, the last one excepted',
        middleware: onlyAdmin,
        request: { params: idParameter },
        responses: deleted,
        ...byAdmin,
      }),
      async (c) => {
        const _id = await admins.remove(c.get('account'), c.req.valid('param').id, async (tx, id) => {
          const ids = await listAdmins(tx)
          if (!ids.some(({ _id }) => _id === id)) throw notFound(accountMessages.notFound)
          if (ids.length === 1) throw conflict(accountMessages.lastAdmin)
          await deleteAccount(tx, id)
        })
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
}

async function existing(db: Db, id: string): Promise<AccountRow> {
  const account = await findAccount(db, id)
  if (!account) throw notFound(accountMessages.notFound)
  return account
}

async function readProfile(db: Db, id: string): Promise<Profile | undefined> {
  const account = await findAccount(db, id)
  return account && profileOf(account)
}

function profileOf({ id, name, email, isAdmin, phone, address, updatedAt }: AccountRow): Profile {
  return { _id: id, name, email, isAdmin: isAdmin === 1, phone, address, updatedAt }
}
