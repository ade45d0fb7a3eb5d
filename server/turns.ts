/**
 * Runs a task; it starts when its turn comes.
 * @param signal whoever waits no longer: a task that has not started by then never does
 */
export type Run = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>

interface Lane {
  run: Run
  running: number
  readonly isIdle: boolean
  /** Starts what may start now. */
  proceed(): void
}

interface Bounds {
  mayStart(lane: Lane): boolean
  /** Called when a task has ended, or waits no longer. */
  onLess(): void
  mostWaiting?: number
  /** What one task too many is refused with. */
  refusal?(): Error
}

function createLane({ mayStart, onLess, mostWaiting = Number.POSITIVE_INFINITY, refusal }: Bounds): Lane {
  const waiting: (() => void)[] = []

  /** Resolves when the turn has come. */
  function turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal?.reason)
        onLess()
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(start)
      lane.proceed()
    })
  }

  const lane: Lane = {
    running: 0,
    get isIdle() {
      return lane.running === 0 && waiting.length === 0
    },
    proceed() {
      while (waiting.length > 0 && mayStart(lane)) {
        lane.running++
        waiting.shift()?.()
      }
    },
    async run(task, signal) {
      signal?.throwIfAborted()
      if (waiting.length >= mostWaiting && refusal) throw refusal()
      await turn(signal)
      try {
        return await task()
      } finally {
        lane.running--
        onLess()
      }
    },
  }
  return lane
}

/** Lets at most `most` tasks run at once; the others wait in order. */
export function createQueue(most: number): Run {
  const lane = createLane({ mayStart: ({ running }) => running < most, onLess: () => lane.proceed() })
  return lane.run
}

interface Lanes {
  /** What comes in: it never waits for all that is asked for. */
  runArrived: Run
  /** What somebody asks for. */
  run: Run
  /** What nobody waits for: one at a time, where nothing else runs or waits. */
  runLater: Run
}

/**
 * Tasks of three kinds. Of those that come in and those that are asked for, at most `most` of a kind run at once, and
 * `most + 1` in all: neither kind ever keeps the other from going on.
 * @param asked how many that are asked for may wait, and what one more is refused with
 */
export function createLanes(most: number, asked?: { mostWaiting: number; refusal(): Error }): Lanes {
  const mayStart = (lane: Lane) =>
    lane.running < most && arrived.running + wanted.running + later.running <= most
  const onLess = () => {
    for (const lane of [arrived, wanted, later]) lane.proceed()
  }
  const arrived = createLane({ mayStart, onLess })
  const wanted = createLane({ mayStart, onLess, ...asked })
  const later = createLane({
    mayStart: ({ running }) => running === 0 && arrived.isIdle && wanted.isIdle,
    onLess,
  })
  return { runArrived: arrived.run, run: wanted.run, runLater: later.run }
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
