import { useRef } from 'react'

/** Saves what it is given one after another, whatever comes of each: of two changes of the same the later one stays. */
export function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve())

  return function inTurn<T>(save: () => Promise<T>): Promise<T> {
    const next = last.current.then(save, save)
    last.current = next
    return next
  }
}
