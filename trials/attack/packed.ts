import type { Payload } from './payloads.ts'

/**
 * As many payloads as fit, one behind the other, from the one at `from` on; the others come with other documents. A payload
 * that is longer than the field is left out.
 */
export function packed(all: Payload[], from: number, most: number): { text: string; taken: number[] } {
  let text = ''
  const taken: number[] = []
  for (let step = 0; step < all.length; step++) {
    const index = (Math.floor(from) + step) % all.length
    const next = (text && ' ') + all[index]?.text
    if (text.length + next.length > most) {
      if (taken.length > 0) break
      continue
    }
    text += next
    taken.push(index)
  }
  return { text, taken }
}
