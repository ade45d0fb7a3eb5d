import { createRoute } from '@hono/zod-openapi'
import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import {
  recoveryCodes,
  secondFactor,
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorRemoval,
  secondFactorSecret,
} from '#contract/second-factor.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { conflict, invalid } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { makeOnce, onceHeader, onceOf } from '../http/made-once.ts'
import { body, createRouter, done, one, refused } from '../http/router.ts'
import { createStoredRateLimit } from '../http/stored-rate-limit.ts'
import { readSettings } from '../settings/repository.ts'
import type { OwnPassword } from './own-password.ts'
import { existingAccount, stateOf } from './profile.ts'
import { type AccountRow, updateAccount } from './repository.ts'
import { readRules } from './rules.ts'
import {
  countRecoveryCodes,
  newSecret,
  removeSecondFactor,
  renewRecoveryCodes,
  spendCode,
  stepOf,
  uriOf,
} from './second-factor.ts'

const tags = ['Accounts']

/** The second factor of the own account. Ten wrong codes in 15 minutes close the session for the rest of them. */
export function secondFactorRoutes({ db }: Dependencies, ownPassword: OwnPassword) {
  const ownSignIn = createGuard({ db })('own-sign-in')
  const wrongCodes = createStoredRateLimit(db, {
    name: 'second-factor',
    most: limits.login.failures,
    minutes: limits.login.windowMinutes,
    message: accountMessages.tooManyCodes,
  })

  /** Runs a change of the account, which is held; a code that it does not accept counts. */
  async function withCode(
    account: { id: string; tokenHash: string },
    change: (tx: Db, held: AccountRow) => Promise<void>,
  ) {
    await wrongCodes.check(account.tokenHash)
    try {
      await db.transaction().execute(async (tx) => change(tx, await existingAccount(tx, account.id)))
    } catch (error) {
      if (error === wrongCode) await wrongCodes.count(account.tokenHash)
      throw error
    }
  }

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'getSecondFactor',
        summary: 'Read about the second factor',
        description: 'Whether the own account has a second factor. Its secret is never answered.',
        responses: { ...one(secondFactor, 'The second factor.'), ...refused(404) },
        ...ownSignIn,
      }),
      async (c) => {
        const { id, mustSetUp } = c.get('account')
        const account = await existingAccount(db, id)
        const data = { state: stateOf(account, mustSetUp), recoveryCodes: await countRecoveryCodes(db, id) }
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        operationId: 'beginSecondFactor',
        summary: 'Begin to set up a second factor',
        description:
          'Makes a secret for an authenticator (RFC 6238). It counts once a code of it has confirmed it.',
        request: body(secondFactorBegin),
        responses: { ...one(secondFactorSecret, 'The secret.'), ...refused(404, 409, 429) },
        ...ownSignIn,
      }),
      async (c) => {
        const { currentPassword } = c.req.valid('json')
        const proved = await ownPassword.prove(c.get('account'), currentPassword)
        const secret = newSecret()
        await db.transaction().execute(async (tx) => {
          const account = await ownPassword.hold(tx, proved.id, proved)
          if (account.secondFactorSecret !== null)
            throw conflict('second-factor-on', accountMessages.secondFactorIsOn)
          await updateAccount(tx, proved.id, { secondFactorPending: secret })
        })
        const { websiteName } = await readSettings(db)
        const uri = uriOf(secret, { issuer: websiteName, email: proved.email })
        return c.json({ success: true as const, data: { secret, uri } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/confirmation',
        tags,
        operationId: 'confirmSecondFactor',
        summary: 'Confirm a second factor',
        description:
          'From here on signing in asks for a code. Answers the recovery codes, this once; sent again under its name before another code was used, it answers new ones in their place.',
        request: { headers: onceHeader, ...body(secondFactorConfirm) },
        responses: { ...one(recoveryCodes, 'The recovery codes.'), ...refused(404, 409, 429) },
        ...ownSignIn,
      }),
      async (c) => {
        const by = c.get('account')
        const { code } = c.req.valid('json')
        const once = await onceOf(c)
        let codes: string[] = []
        await withCode(by, async (tx, { secondFactorSecret, secondFactorPending: pending, ...held }) => {
          // What a confirmation made is known by the step of its code, which the next code that is used moves.
          await makeOnce(tx, once, {
            isThere: async (step) => secondFactorSecret !== null && step === String(held.secondFactorStep),
            async make() {
              if (secondFactorSecret !== null)
                throw conflict('second-factor-on', accountMessages.secondFactorIsOn)
              if (pending === null) throw conflict('second-factor-off', accountMessages.secondFactorNotBegun)
              const step = stepOf(pending, code)
              if (step === undefined) throw wrongCode
              await updateAccount(tx, by.id, {
                secondFactorSecret: pending,
                secondFactorPending: null,
                secondFactorStep: step,
              })
              await setMustSetUp(tx, by.id, false)
              await insertActivity(tx, { by, action: 'second-factor-on', kind: 'account', subject: by })
              return String(step)
            },
          })
          codes = await renewRecoveryCodes(tx, by.id)
        })
        return c.json({ success: true as const, data: { recoveryCodes: codes } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/removal',
        tags,
        operationId: 'removeSecondFactor',
        summary: 'Take off the second factor',
        description: 'Takes the password and a code, or a recovery code.',
        request: body(secondFactorRemoval),
        responses: { ...done, ...refused(404, 409, 429) },
        ...ownSignIn,
      }),
      async (c) => {
        const by = c.get('account')
        const { currentPassword, code } = c.req.valid('json')
        const proved = await ownPassword.prove(by, currentPassword)
        await withCode(by, async (tx) => {
          const account = await ownPassword.hold(tx, by.id, proved)
          if (account.secondFactorSecret === null)
            throw conflict('second-factor-off', accountMessages.secondFactorOff)
          if (!(await spendCode(tx, account, code))) throw wrongCode
          await removeSecondFactor(tx, by.id)
          if ((await readRules(tx)).secondFactorDemanded) await setMustSetUp(tx, by.id, true)
          await insertActivity(tx, { by, action: 'second-factor-off', kind: 'account', subject: by })
        })
        return c.json({ success: true as const }, 200)
      },
    )
}

const wrongCode = invalid('code', accountMessages.secondFactorWrong, 'code-wrong')

function setMustSetUp(tx: Db, accountId: string, mustSetUp: boolean) {
  return tx
    .updateTable('session')
    .set({ mustSetUp: Number(mustSetUp) })
    .where('accountId', '=', accountId)
    .execute()
}
