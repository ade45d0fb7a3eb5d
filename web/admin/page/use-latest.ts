import { useEffect, useState } from 'react'

/** What the latest of the promises that have come to their end has brought. */
export function useLatest<T>(promise: Promise<T>): T | undefined {
  const [value, setValue] = useState<T>()
  useEffect(() => {
    let isLatest = true
    promise.then((brought) => isLatest && setValue(brought)).catch(() => {})
    return () => {
      isLatest = false
    }
  }, [promise])
  return value
}
