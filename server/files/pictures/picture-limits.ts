import PQueue from 'p-queue'
import { type Limit, limitOf } from '../../concurrency.ts'

/** Concurrency limits of the work on pictures, by who waits for it. */
export interface PictureLimits {
  /** For uploads: they never wait for the requests. */
  uploads: Limit
  /** For requests, of which only so many may wait. */
  requests: Limit
  /** For what nobody waits for: one at a time, begun only while no upload and no request runs or waits. It holds up neither. */
  background: Limit
  /** How many wait or are under way. */
  lengths(): { uploads: number; requests: number }
}

interface Options {
  /** How many requests may wait. */
  mostWaiting: number
  /** What one request too many is refused with. */
  refusal(): Error
}

/** At most `most` uploads run at once, at most `most` requests, and `most + 1` of both: neither ever holds up the other. */
export function createPictureLimits(most: number, { mostWaiting, refusal }: Options): PictureLimits {
  const both = limitOf(new PQueue({ concurrency: most + 1 }))
  const uploads = new PQueue({ concurrency: most })
  const requests = new PQueue({ concurrency: most })
  const background = new PQueue({ concurrency: 1 })

  const lengthOf = ({ pending, size }: PQueue) => pending + size
  const isIdle = (queue: PQueue) => lengthOf(queue) === 0
  for (const queue of [uploads, requests]) {
    queue.addEventListener('add', () => background.pause())
    queue.addEventListener('idle', () => {
      if (isIdle(uploads) && isIdle(requests)) background.start()
    })
  }

  const within =
    (queue: PQueue): Limit =>
    (task, signal) =>
      limitOf(queue)(() => both(task, signal), signal)
  const limitRequests = within(requests)
  return {
    uploads: within(uploads),
    requests: async (task, signal) => {
      signal?.throwIfAborted()
      if (requests.size >= mostWaiting) throw refusal()
      return limitRequests(task, signal)
    },
    background: limitOf(background),
    lengths: () => ({ uploads: lengthOf(uploads), requests: lengthOf(requests) }),
  }
}
