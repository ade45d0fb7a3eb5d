import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { limits } from '#contract/limits.ts'
import type { Db } from '../database/schema.ts'
import { type AccountRow, updateAccount } from './repository.ts'
import { hashOf } from './tokens.ts'

// What every authenticator knows: SHA-1, six digits, thirty seconds; one step beside the present one, for clocks that differ.
const period = 30
const tolerance = 1
const bytes = 20

/** Letters and digits that cannot be mistaken for one another. Sixteen of them are 80 bits: no hash of one is ever guessed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

/** How a code was accepted: shown by the authenticator, or one of those for when it is lost. */
type Accepted = 'code' | 'recovery-code'

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: bytes }).base32
}

/** What an authenticator reads from a QR code. */
export function uriOf(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return totpOf(secret, { issuer: issuer.replaceAll(':', ' '), label: email }).toString()
}

/** The thirty seconds that the code belongs to; undefined where it belongs to none that counts at that moment. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return undefined
  const delta = totpOf(secret).validate({ token: digits, timestamp: now, window: tolerance })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/** Uses up a code of an account that the transaction holds. @returns how it was accepted; undefined where it is wrong or used */
export async function spendCode(
  tx: Db,
  { id, secondFactorSecret, secondFactorStep }: AccountRow,
  code: string,
): Promise<Accepted | undefined> {
  if (secondFactorSecret === null) return undefined
  const step = stepOf(secondFactorSecret, code)
  if (step === undefined) return (await spendRecoveryCode(tx, id, code)) ? 'recovery-code' : undefined
  if (secondFactorStep !== null && step <= secondFactorStep) return undefined
  await updateAccount(tx, id, { secondFactorStep: step })
  return 'code'
}

async function spendRecoveryCode(tx: Db, accountId: string, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recoveryCode')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashOf(plain(code)))
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

/** Puts new recovery codes in the place of all others. @returns them, which nobody can be told again */
export async function renewRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
  await deleteRecoveryCodes(tx, accountId)
  const codes = Array.from({ length: limits.secondFactor.recoveryCodes }, newRecoveryCode)
  const rows = codes.map((code) => ({ accountId, codeHash: hashOf(plain(code)) }))
  await tx.insertInto('recoveryCode').values(rows).execute()
  return codes
}

/** Takes the second factor off. */
export async function removeSecondFactor(tx: Db, accountId: string): Promise<void> {
  await deleteRecoveryCodes(tx, accountId)
  const none = { secondFactorSecret: null, secondFactorPending: null, secondFactorStep: null }
  await updateAccount(tx, accountId, none)
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function deleteRecoveryCodes(tx: Db, accountId: string) {
  return tx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })
}

function newRecoveryCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** As it may be typed: with or without dashes, in any letter case. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '')
}
