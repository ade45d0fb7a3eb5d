import { useRef } from 'react'

/** What a press does, but for one that comes while the one before is under way: whoever presses twice means it once. */
export function usePress<Args extends unknown[]>(act: (...args: Args) => unknown) {
  const isUnderWay = useRef(false)

  return async function press(...args: Args) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await act(...args)
    } finally {
      isUnderWay.current = false
    }
  }
}
