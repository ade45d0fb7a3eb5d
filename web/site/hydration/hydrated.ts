import { useEffect } from 'react'

let hydrated = false

/** Whether React has taken the served page over: false on the server, and in the browser until then. */
export function isHydrated(): boolean {
  return hydrated
}

/** Says once, in the document too, that React has taken the whole page over. What waits for that listens to `hydrated`. */
export function Hydrated() {
  useEffect(() => {
    hydrated = true
    document.documentElement.dataset.hydrated = ''
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
