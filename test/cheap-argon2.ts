import { createRequire } from 'node:module'

// By this name an import would lead here again.
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

const least = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** argon2id at its least cost: tests sign in by the thousand. What the product's own costs is tested where it is a process. */
export function hash(password: string): Promise<string> {
  return argon2.hash(password, least)
}

export const { verify } = argon2
