import { useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from 'react-router'

/**
 * Stops a step that leaves the page until it is said whether to go. Of two steps Back in one moment the router takes the second
 * for its own way back, and shows the page while the browser is at another entry. So whoever stays is brought back to the
 * page's own entry, and whoever leaves goes where the browser is.
 * @param answered the navigation state of a step that is not to be stopped again
 */
export function useLeaveBlocker(isLeaving: BlockerFunction, answered: object) {
  const { state, proceed, reset } = useBlocker(isLeaving)
  const navigate = useNavigate()
  const { key } = useLocation()
  const own = useRef<number>(undefined)

  useEffect(() => {
    if (isAt(key)) own.current = history.state?.idx
  }, [key])

  function leave() {
    if (isAt(key)) return proceed?.()
    reset?.()
    const { pathname, search, hash } = window.location
    const to = { pathname, search, hash }
    return navigate(to, { replace: true, state: { ...history.state?.usr, ...answered } })
  }

  function stay() {
    reset?.()
    const steps = (own.current ?? 0) - (history.state?.idx ?? 0)
    if (!isAt(key) && steps !== 0) history.go(steps)
  }

  return { isBlocked: state === 'blocked', leave, stay }
}

/** Whether the browser is at the entry that the router has under this key; the one it began with has none of its own. */
function isAt(key: string): boolean {
  return (history.state?.key ?? 'default') === key
}
