import { useState } from 'react'

/**
 * What was read, or what it is going to be while a change of it is saved. It holds until it is read anew; what cannot
 * be saved goes back.
 */
export function useOptimisticValue<Value>(read: Value) {
  const [wanted, setWanted] = useState({ insteadOf: read, value: read })

  /** Shows the value at once. @param save throws where that comes to nothing */
  async function want(value: Value, save: () => Promise<unknown>) {
    setWanted({ insteadOf: read, value })
    await save().catch(() => setWanted({ insteadOf: read, value: read }))
  }

  return [wanted.insteadOf === read ? wanted.value : read, want] as const
}
