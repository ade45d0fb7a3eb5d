import { useEffect } from 'react'

let served = true

/** True while the page is as the server made it: on the server, and in the browser until it has taken the page over. */
export function isServed(): boolean {
  return served
}

/** Called once by what stays for as long as the page lives. */
export function useTakeOver() {
  useEffect(() => {
    served = false
  }, [])
}
