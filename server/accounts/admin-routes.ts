import { createRoute, z } from '@hono/zod-openapi'
import { admin, adminCreate, adminPassword } from '#contract/account.ts'
import { accountMessages } from '#contract/messages.ts'
import { recordedChanges } from '../activity/recorded.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { conflict, notFound } from '../errors.ts'
import { adminOnly } from '../http/admin-only.ts'
import {
  body,
  byAdmin,
  created,
  createRouter,
  deleted,
  done,
  idParameter,
  refused,
  saved,
} from '../http/router.ts'
import { hashPassword } from './passwords.ts'
import { recordedAccounts } from './profile.ts'
import {
  type AccountRow,
  deleteAccount,
  deleteSessions,
  findAccount,
  insertAccount,
  listAdmins,
  lockAdmins,
  updatePassword,
} from './repository.ts'

const tags = ['Accounts']
const params = idParameter

/** The administrators, as any of them manages them. */
export function adminRoutes({ db }: { db: Db }) {
  const middleware = adminOnly({ db })
  const admins = recordedChanges(db, { ...recordedAccounts, hold: lockAdmins })

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listAdmins',
        summary: 'List administrators',
        description: 'All of them, in one list.',
        middleware,
        responses: saved(z.array(admin), 'The administrators.'),
        ...byAdmin,
      }),
      async (c) => c.json(await listAdmins(db), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        operationId: 'createAdmin',
        summary: 'Add an administrator',
        description: 'Stores a new administrator, unless an account has the same email in any letter case.',
        middleware,
        request: body(adminCreate),
        responses: { ...created(admin, 'The new administrator.'), ...refused(409) },
        ...byAdmin,
      }),
      async (c) => {
        const { name, email, password } = c.req.valid('json')
        const passwordHash = await hashPassword(password)
        const { _id } = await admins.create(c.get('account'), async (tx) => {
          const account = await insertAccount(tx, { name, email, passwordHash, isAdmin: true })
          if (!account) throw conflict('email-taken', accountMessages.emailTaken, 'email')
          return account.id
        })
        return c.json({ _id, name, email }, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}/password',
        tags,
        operationId: 'setAdminPassword',
        summary: "Set another administrator's password",
        description: 'Ends all of their sessions. The own password is changed with the current one instead.',
        middleware,
        request: { params, ...body(adminPassword) },
        responses: { ...done, ...refused(409) },
        ...byAdmin,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const by = c.get('account')
        // Whoever has got hold of a session is not to make it their own.
        if (id === by.id) throw conflict('own-password', accountMessages.ownPassword)
        const passwordHash = await hashPassword(c.req.valid('json').newPassword)
        await db.transaction().execute(async (tx) => {
          const subject = await existingAdmin(tx, id)
          await updatePassword(tx, id, passwordHash)
          await deleteSessions(tx, id)
          await insertActivity(tx, { by, action: 'password-changed', kind: 'account', subject })
        })
        return c.json({ success: true as const }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        operationId: 'deleteAdmin',
        summary: 'Delete an administrator',
        description: 'Deletes an administrator for good and ends all of their sessions; the last one stays.',
        middleware,
        request: { params },
        responses: { ...deleted, ...refused(409) },
        ...byAdmin,
      }),
      async (c) => {
        const _id = await admins.remove(c.get('account'), c.req.valid('param').id, async (tx, id) => {
          const ids = await listAdmins(tx)
          if (!ids.some(({ _id }) => _id === id)) throw notFound(accountMessages.notFound)
          if (ids.length === 1) throw conflict('last-administrator', accountMessages.lastAdmin)
          await deleteAccount(tx, id)
        })
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
}

async function existingAdmin(tx: Db, id: string): Promise<AccountRow> {
  const account = await findAccount(tx, id)
  if (account?.isAdmin !== 1) throw notFound(accountMessages.notFound)
  return account
}
