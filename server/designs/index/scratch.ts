import type { Bits } from './bits.ts'

/** Sets for the working of one question, used again for the next: questions are answered one after another. */
export class Scratch {
  #sets: Bits[] = []
  #taken = 0
  #words = 0

  /** Everything taken before is free again. @param words the length of each set */
  begin(words: number): void {
    if (words !== this.#words) this.#sets = []
    this.#words = words
    this.#taken = 0
  }

  /** An empty set, or a copy of `bits`. */
  take(bits?: Bits): Bits {
    const set = this.#sets[this.#taken] ?? new Uint32Array(this.#words)
    this.#sets[this.#taken++] = set
    if (bits) set.set(bits.length > set.length ? bits.subarray(0, set.length) : bits)
    set.fill(0, bits?.length ?? 0)
    return set
  }

  /** What to give back to `free`, which frees what was taken since. */
  get mark(): number {
    return this.#taken
  }

  free(mark: number): void {
    this.#taken = mark
  }
}
