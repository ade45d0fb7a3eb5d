import { useEffect, useState } from 'react'

/**
 * What stands behind the `#` of a link. It leaves the address and the history at once, so that nobody copies or bookmarks it;
 * the link may be opened once more in the same tab.
 * @returns nothing until it has been read, and '' where the page was loaded without it
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    function take() {
      const { hash, pathname } = window.location
      // The link past the header, which is on every page, leads no further than this one.
      if (hash === '#main') return setToken((before) => before ?? '')
      if (hash) window.history.replaceState(window.history.state, '', pathname)
      setToken((before) => hash.slice(1) || before || '')
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return token
}
