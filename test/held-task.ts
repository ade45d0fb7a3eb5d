/** A task, and the most of its runs that were under way at once. */
export function watched() {
  let running = 0
  const seen = { most: 0 }
  const task = async () => {
    seen.most = Math.max(seen.most, ++running)
    await settled()
    running--
  }
  return { seen, task }
}

/** A task that notes its name when it starts, and runs until it is told to end. */
export function heldTask(order: string[], name: string) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const task = async () => {
    order.push(name)
    await ended
  }
  return { task, end }
}

/** Resolves when everything that could go on by itself has done so. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
