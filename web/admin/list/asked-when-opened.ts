import { useSyncExternalStore } from 'react'

/**
 * Makes a hook for what a list asks for besides its rows: once each time that one is opened, however many show something of the
 * answer. Where none comes that of before stands: a mark or a filter is no reason to show an error in place of the list.
 * @param before what stands until the first answer
 */
export function askedWhenOpened<T>(ask: () => Promise<T>, before: T): () => T {
  let answer = before
  const listeners = new Set<() => void>()
  const get = () => answer

  async function refresh() {
    answer = await ask().catch(get)
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) void refresh()
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return () => useSyncExternalStore(subscribe, get, get)
}
