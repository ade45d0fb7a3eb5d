import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

let nobody: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether the password is right. Without a hash (an unknown account) it takes as long, and is false. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(newPassword())
  const matches = await verify(passwordHash ?? (await nobody), password)
  return matches && passwordHash !== undefined
}

/** A random password of 20 letters and digits that cannot be mistaken for one another. */
export function newPassword(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
