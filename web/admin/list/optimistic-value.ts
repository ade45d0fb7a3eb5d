import { startTransition, useState } from 'react'

/**
 * What was read, or what it is going to be while a change of it is saved. It holds until it is read anew for that change,
 * not for an earlier one; what cannot be saved goes back.
 */
export function useOptimisticValue<Value>(read: Value) {
  const [wanted, setWanted] = useState({ insteadOf: read, value: read, isSaved: true })

  /** Shows the value at once. @param save reads anew what it has changed; throws where that comes to nothing */
  async function want(value: Value, save: () => Promise<unknown>) {
    const next = { insteadOf: read, value, isSaved: false }
    const end = (as: typeof next) => setWanted((latest) => (latest === next ? as : latest))
    setWanted(next)
    await save().then(
      // What was read is shown with a transition too.
      () => startTransition(() => end({ ...next, isSaved: true })),
      () => end({ insteadOf: read, value: read, isSaved: true }),
    )
  }

  return [wanted.isSaved && wanted.insteadOf !== read ? read : wanted.value, want] as const
}
