import { may, type Permission } from '#contract/roles.ts'
import { useOwnProfile } from './own-profile.ts'

/** Whether who is signed in may do this: what would be refused is not offered. */
export function useMay(permission: Permission): boolean {
  return may(useOwnProfile()?.role ?? null, permission)
}
