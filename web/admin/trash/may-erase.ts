import { may } from '#contract/roles.ts'
import { useOwnProfile } from '../session/own-profile.ts'

/** Whether who is signed in may delete for good. */
export function useMayErase(): boolean {
  return may(useOwnProfile()?.role ?? null, 'erase')
}
