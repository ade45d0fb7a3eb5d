/** Runs a task; it starts when its turn comes. */
export type Run = <T>(task: () => Promise<T>) => Promise<T>

/** Lets at most `most` tasks run at once; the others wait in order. */
export function createQueue(most: number): Run {
  return createLanes(most).run
}

/** As `createQueue`, with a second lane for what can wait: one of its tasks starts where none of the first runs or waits. */
export function createLanes(most: number): { run: Run; runLater: Run } {
  const first: (() => void)[] = []
  const later: (() => void)[] = []
  let running = 0

  function startNext() {
    const next = running < most ? (first.shift() ?? (running === 0 ? later.shift() : undefined)) : undefined
    if (!next) return
    running++
    next()
  }

  function lane(waiting: (() => void)[]): Run {
    return async (task) => {
      await new Promise<void>((start) => {
        waiting.push(start)
        startNext()
      })
      try {
        return await task()
      } finally {
        running--
        startNext()
      }
    }
  }

  return { run: lane(first), runLater: lane(later) }
}

/** Runs the tasks of one id one after another, those of different ids side by side. */
export type Turns = <T>(id: string, task: () => Promise<T>) => Promise<T>

export function createTurns(): Turns {
  const queues = new Map<string, { run: Run; users: number }>()
  return async (id, task) => {
    const queue = queues.get(id) ?? { run: createQueue(1), users: 0 }
    queues.set(id, queue)
    queue.users++
    try {
      return await queue.run(task)
    } finally {
      if (--queue.users === 0) queues.delete(id)
    }
  }
}
