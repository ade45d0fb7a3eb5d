import { useSyncExternalStore } from 'react'

/** Whether the device shares by itself. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  )
}
