import { createRoute, z } from '@hono/zod-openapi'
import { type Admin, admin, adminCreate, adminPassword, adminUpdate } from '#contract/account.ts'
import { resetLink } from '#contract/invitation.ts'
import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import { type Recorded, recordedChanges } from '../activity/recorded.ts'
import { insertActivity } from '../activity/repository.ts'
import { changedMessage, isStale, nextVersion } from '../database/conflicts.ts'
import type { Db } from '../database/schema.ts'
import { conflict, notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { makeOnce, onceHeader, onceOf } from '../http/made-once.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { body, created, createRouter, deleted, done, idParameter, refused, saved } from '../http/router.ts'
import { endResets, linkTo, makeLink } from './links.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import {
  deleteAccount,
  deleteSessions,
  findAccount,
  findAdmin,
  insertAccount,
  listAdmins,
  lockAdmins,
  updateAccount,
  updatePassword,
} from './repository.ts'
import { removeSecondFactor } from './second-factor.ts'

const tags = ['Accounts']
const params = idParameter

/** The administrators, as any of them manages them. */
export function adminRoutes({ db, env }: Dependencies) {
  const guard = createGuard({ db })
  const admins = recordedChanges(db, recordedAdmins)

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listAdmins',
        summary: 'List administrators',
        description: 'All of them, in one list.',
        responses: saved(z.array(admin), 'The administrators.'),
        ...guard('accounts'),
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
        request: { headers: onceHeader, ...body(adminCreate) },
        responses: { ...created(admin, 'The new administrator.'), ...refused(409) },
        ...guard('accounts'),
      }),
      async (c) => {
        const { password, ...fields } = c.req.valid('json')
        const passwordHash = await hashPassword(password)
        // Its password is no part of what tells the call: it could be guessed from that.
        const once = await onceOf(c, JSON.stringify(fields))
        const made = await admins.create(c.get('account'), (tx) =>
          makeOnce(tx, once, {
            async isThere(id) {
              const account = await findAccount(tx, id)
              return account && verifyPassword(account.passwordHash, password)
            },
            async make() {
              const account = await insertAccount(tx, { ...fields, passwordHash })
              if (!account) throw conflict('email-taken', accountMessages.emailTaken, 'email')
              return account.id
            },
          }),
        )
        return c.json(made, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}',
        tags,
        operationId: 'updateAdmin',
        summary: 'Give an administrator another role',
        description: 'It holds from their next call on. One owner at least stays.',
        request: { params, ...body(adminUpdate) },
        responses: { ...saved(admin, 'The administrator.'), ...refused(409) },
        ...guard('accounts'),
      }),
      async (c) => {
        const { role, updatedAt } = c.req.valid('json')
        const changed = await admins.change(
          c.get('account'),
          c.req.valid('param').id,
          async (tx, current) => {
            if (isStale(updatedAt, current.updatedAt))
              throw conflict('changed-meanwhile', changedMessage('account'))
            if (role === current.role) return
            if (await isLastOwner(tx, current._id))
              throw conflict('last-owner', accountMessages.lastOwnerRole)
            await updateAccount(tx, current._id, { role, updatedAt: nextVersion(current.updatedAt) })
          },
        )
        return c.json(changed, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}/password',
        tags,
        operationId: 'setAdminPassword',
        summary: "Set another administrator's password",
        description:
          'Ends all of their sessions, and each link that sets another password. The own password is changed with the current one instead.',
        request: { params, ...body(adminPassword) },
        responses: { ...done, ...refused(409) },
        ...guard('accounts'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const by = c.get('account')
        // Whoever has got hold of a session is not to make it their own.
        if (id === by.id) throw conflict('own-password', accountMessages.ownPassword)
        const passwordHash = await hashPassword(c.req.valid('json').newPassword)
        await db.transaction().execute(async (tx) => {
          const { name } = await existingAdmin(tx, id)
          await updatePassword(tx, id, passwordHash)
          await deleteSessions(tx, id)
          await insertActivity(tx, {
            by,
            action: 'password-changed',
            kind: 'account',
            subject: { id, name },
          })
        })
        return c.json({ success: true as const }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/reset-link',
        tags,
        operationId: 'createResetLink',
        summary: 'Make a link by which an administrator sets another password',
        description:
          'To be handed over: it works once, for an hour, and ends the links before it. The own password is changed with the current one instead.',
        request: { params },
        responses: { ...created(resetLink, 'The link.'), ...refused(409) },
        ...guard('accounts'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const by = c.get('account')
        if (id === by.id) throw conflict('own-password', accountMessages.ownPassword)
        const expiresAt = new Date(Date.now() + limits.links.resetMinutes * 60_000).toISOString()
        const token = await db.transaction().execute(async (tx) => {
          const { name } = await existingAdmin(tx, id)
          await endResets(tx, id, 'all')
          await insertActivity(tx, { by, action: 'reset-link-made', kind: 'account', subject: { id, name } })
          return makeLink(tx, { accountId: id }, { expiresAt })
        })
        c.header('Cache-Control', 'no-store')
        return c.json({ url: linkTo(publicOrigin(c, env), 'reset', token), expiresAt }, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}/second-factor',
        tags,
        operationId: 'removeAdminSecondFactor',
        summary: "Take off another administrator's second factor",
        description: 'For whoever has lost it. Ends all of their sessions.',
        request: { params },
        responses: { ...done, ...refused(409) },
        ...guard('accounts'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const by = c.get('account')
        if (id === by.id) throw conflict('own-second-factor', accountMessages.ownSecondFactor)
        await db.transaction().execute(async (tx) => {
          const { name, secondFactor } = await existingAdmin(tx, id)
          if (!secondFactor) throw conflict('second-factor-off', accountMessages.secondFactorOff)
          await removeSecondFactor(tx, id)
          await deleteSessions(tx, id)
          await insertActivity(tx, {
            by,
            action: 'second-factor-off',
            kind: 'account',
            subject: { id, name },
          })
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
        description:
          'Deletes an administrator for good and ends all of their sessions; the last one stays, and the last owner.',
        request: { params },
        responses: { ...deleted, ...refused(409) },
        ...guard('accounts'),
      }),
      async (c) => {
        const _id = await admins.remove(c.get('account'), c.req.valid('param').id, async (tx, id) => {
          if ((await listAdmins(tx)).length === 1)
            throw conflict('last-administrator', accountMessages.lastAdmin)
          if (await isLastOwner(tx, id)) throw conflict('last-owner', accountMessages.lastOwner)
          await deleteAccount(tx, id)
        })
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
}

/** What the record of changes needs to know of administrators. */
const recordedAdmins: Recorded<Admin> = {
  kind: 'account',
  notFound: accountMessages.notFound,
  hold: lockAdmins,
  read: findAdmin,
  nameOf: ({ name }) => name,
  fields: ['name', 'email', 'role'],
}

async function existingAdmin(tx: Db, id: string): Promise<Admin> {
  const found = await findAdmin(tx, id)
  if (!found) throw notFound(accountMessages.notFound)
  return found
}

async function isLastOwner(tx: Db, id: string): Promise<boolean> {
  const owners = (await listAdmins(tx)).filter(({ role }) => role === 'owner')
  return owners.length === 1 && owners[0]?._id === id
}
