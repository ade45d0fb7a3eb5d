import { useSyncExternalStore } from 'react'

/** True once the page's code has come; what the server renders says false. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
