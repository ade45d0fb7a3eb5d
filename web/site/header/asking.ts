import type { Suggestion } from '#contract/suggestion.ts'
import { fewestLetters } from '#contract/suggestion-kinds.ts'

/** Milliseconds that typing rests before suggestions are asked for. */
const patience = 120

/**
 * Asks for what may be meant once the typing rests, and shows only what was asked for last, however late an answer comes;
 * nothing where it does not come, or too little was typed.
 */
export class Asking {
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = 0
  #answers: (q: string) => Promise<Suggestion[]>
  #show: (suggestions: Suggestion[]) => void

  constructor(answers: (q: string) => Promise<Suggestion[]>, show: (suggestions: Suggestion[]) => void) {
    this.#answers = answers
    this.#show = show
  }

  about(text: string, wait = patience): void {
    const asked = this.stop()
    const q = text.trim()
    if (q.length < fewestLetters) this.#show([])
    else
      this.#timer = setTimeout(async () => {
        const suggestions = await this.#answers(q).catch(() => [])
        if (asked === this.#last) this.#show(suggestions)
      }, wait)
  }

  /** What was asked for is shown no more. */
  stop(): number {
    clearTimeout(this.#timer)
    this.#last += 1
    return this.#last
  }
}
