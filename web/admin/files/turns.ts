/** Lets only so many run at once; the others wait for their turn. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let free = atOnce

  return async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
