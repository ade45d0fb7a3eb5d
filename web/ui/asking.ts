/** Milliseconds that typing rests before anything is asked for. */
const patience = 120

interface AskingOptions<Found> {
  /** From so many characters on anything is asked for. */
  fewest: number
  ask: (q: string) => Promise<Found>
  onFound: (found: Found, q: string) => void
  onFailed: (error: unknown, q: string) => void
  /** Hears that too little is typed. */
  onTooLittle: () => void
}

/**
 * Asks what is meant by a text once the typing rests, and tells only of what was asked for last, however late an answer
 * comes.
 */
export class Asking<Found> {
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = 0
  #options: AskingOptions<Found>

  constructor(options: AskingOptions<Found>) {
    this.#options = options
  }

  about(text: string, wait = patience): void {
    const { fewest, ask, onFound, onFailed, onTooLittle } = this.#options
    const asked = this.stop()
    const q = text.trim()
    const ifLast = (tell: () => void) => {
      if (asked === this.#last) tell()
    }
    if (q.length < fewest) onTooLittle()
    else
      this.#timer = setTimeout(() => {
        ask(q).then(
          (found) => ifLast(() => onFound(found, q)),
          (error) => ifLast(() => onFailed(error, q)),
        )
      }, wait)
  }

  /** What was asked for is told of no more. */
  stop(): number {
    clearTimeout(this.#timer)
    this.#last += 1
    return this.#last
  }
}
