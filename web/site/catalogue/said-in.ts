/** Where some words stand in a text. */
interface Place {
  start: number
  end: number
}

/**
 * Where words stand in the text in which they were understood, in their order: each behind the one before, and not within
 * another word if it stands alone somewhere. Words that are put right are told after all others, and are looked for anew.
 */
export function placesIn(text: string, all: readonly string[]): Place[] {
  let from = 0
  return all.map((words) => {
    const start = alone(text, words, from) ?? alone(text, words, 0) ?? within(text, words, from)
    from = start + words.length
    return { start, end: from }
  })
}

/** A text without what stands at some places, which may overlap. */
export function withoutPlaces(text: string, places: readonly Place[]): string {
  const isTaken = (at: number) => places.some(({ start, end }) => at >= start && at < end)
  const left = Array.from({ length: text.length }, (_, at) => (isTaken(at) ? ' ' : text.charAt(at)))
  return left.join('').replace(/\s+/g, ' ').trim()
}

function alone(text: string, words: string, from: number): number | undefined {
  for (let start = text.indexOf(words, from); start >= 0; start = text.indexOf(words, start + 1)) {
    const [before, behind] = [text.slice(0, start), text.slice(start + words.length)]
    if (!/[\p{L}\p{M}\p{N}]$/u.test(before) && !/^[\p{L}\p{M}\p{N}]/u.test(behind)) return start
  }
  return undefined
}

/** Glued to another word, as the e of 30x40e. */
function within(text: string, words: string, from: number): number {
  const behind = text.indexOf(words, from)
  return behind >= 0 ? behind : Math.max(0, text.indexOf(words))
}
