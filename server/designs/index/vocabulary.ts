const lengths = { least: 3, most: 24 }
/** So many words are compared letter by letter for one that is misspelled. */
const mostCompared = 8000

/** Words among which a misspelled one is looked for; each has a mask of its letters, which most of them fail by. */
export class Vocabulary {
  /** By length. */
  readonly #words: string[][] = []
  readonly #masks: Int32Array[] = []

  /** @param word one that was not added before; words with digits are none that can be misspelled */
  add(word: string): void {
    const { length } = word
    if (length < lengths.least || length > lengths.most || !isOfLetters(word)) return
    this.#words[length] ??= []
    const words = this.#words[length]
    words.push(word)
    const masks = this.#masks[length] ?? new Int32Array(16)
    this.#masks[length] = masks.length < words.length ? copied(masks) : masks
    this.#masks[length][words.length - 1] = maskOf(word)
  }

  /** The words with the fewest wrong letters, and how many these are; none where there are too many. */
  near(word: string): { words: string[]; wrong: number } {
    const most = allowedWrong(word)
    const mask = maskOf(word)
    let found: { words: string[]; wrong: number } = { words: [], wrong: most + 1 }
    let compared = 0
    for (let length = word.length - most; length <= word.length + most; length++) {
      const words = this.#words[length] ?? []
      for (const [index, other] of words.entries()) {
        // A wrong letter changes two bits at most.
        if (ones(mask ^ (this.#masks[length]?.[index] as number)) > 2 * most) continue
        if (++compared > mostCompared) return found
        const wrong = wrongLetters(word, other, Math.min(found.wrong, most))
        if (wrong < found.wrong) found = { words: [other], wrong }
        else if (wrong === found.wrong && wrong <= most) found.words.push(other)
      }
    }
    return found
  }
}

/** How many letters may be wrong: one of four to seven, two of more. */
function allowedWrong(word: string): number {
  if (!isOfLetters(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

function isOfLetters(word: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(word) && !/[\ue000-\uf8ff]/.test(word)
}

function maskOf(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask
}

function copied(masks: Int32Array): Int32Array {
  const copy = new Int32Array(masks.length * 2)
  copy.set(masks)
  return copy
}

function ones(word: number): number {
  let left = word
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

/**
 * How many letters have to be put in, taken out, changed or swapped with the next; more than `most` where they are more.
 */
export function wrongLetters(one: string, other: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const wrong = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + Number(!isSame),
        isSwapped ? (before[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
      next.push(wrong)
      least = Math.min(least, wrong)
    }
    if (least > most) return most + 1
    before = last
    last = next
  }
  return last[other.length] as number
}
