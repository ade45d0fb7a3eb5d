/** A call that took too long. */
export class OutOfTime extends Error {}

/**
 * Runs a task that ends in time.
 * @throws OutOfTime after `milliseconds`, when the task's signal is aborted too
 */
export async function within<T>(milliseconds: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new OutOfTime(`No answer within ${milliseconds} ms`)
      controller.abort(error)
      reject(error)
    }, milliseconds)
  })
  try {
    return await Promise.race([task(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
