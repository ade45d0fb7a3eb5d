/** Milliseconds after which whatever is typed or clicked has its turn. */
const turn = 12

/**
 * Makes all of them, a few milliseconds at a time: few are made at once, and many keep nothing on the page waiting.
 * @returns how to call it off
 */
export function inTurns<Item>(items: Iterator<Item>, onDone: (made: Item[]) => void): () => void {
  const made: Item[] = []
  let next: ReturnType<typeof setTimeout> | undefined

  function take() {
    const end = performance.now() + turn
    do {
      const item = items.next()
      if (item.done) return onDone(made)
      made.push(item.value)
    } while (performance.now() < end)
    next = setTimeout(take)
  }

  take()
  return () => clearTimeout(next)
}
