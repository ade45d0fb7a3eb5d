import { setImmediate } from 'node:timers/promises'

const mostMilliseconds = 3

/** Long work in turns: between two of them, everything else that waits for the thread is done. */
export class Turns {
  readonly #signal: AbortSignal
  #since = performance.now()

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  /** @throws the signal's reason, once it is aborted */
  async next(): Promise<void> {
    this.#signal.throwIfAborted()
    if (performance.now() - this.#since < mostMilliseconds) return
    await setImmediate()
    this.#since = performance.now()
  }
}
