import type { Profile } from '#contract/account.ts'
import type { Api } from './request.ts'

/** Whoever is signed in. It stands apart from the other calls of accounts, which visitors never make. */
export function getProfile(api: Api): Promise<Profile> {
  return api.get('/api/auth/profile')
}
