/** Runs a task; it starts when its turn comes. */
export type Run = <T>(task: () => Promise<T>) => Promise<T>

/** Lets at most `most` tasks run at once; the others wait in order. */
export function createQueue(most: number): Run {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running < most) running++
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
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
