import { useState } from 'react'

/** What stands behind the `#` of a link; it leaves the address at once, so that nobody copies or bookmarks it. */
export function useLinkToken(): string {
  const [token] = useState(() => (typeof window === 'undefined' ? '' : window.location.hash.slice(1)))
  return token
}

/** Takes the token out of the address and of the history, once it has been read. */
export function hideLinkToken(): void {
  if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname)
}
