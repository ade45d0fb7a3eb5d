import type { Found } from './phrases.ts'
import type { Token } from './tokens.ts'

/** A code is made of two or three letters of a category and a number of at least four digits. */
export const codeLetters = 3
const letters = new RegExp(`^\\p{L}[\\p{L}\\p{M}]{1,${codeLetters - 1}}$`, 'u')
const units = /^(?:rs|inr|sf|sft|sq|ft|for|bhk|to|in|by|x|a|g|h|no)$/

/** A design's code, with or without its dash: ARC-1001, arc1001. `ARC 1001` is found by its words. */
export function codeAt(tokens: readonly Token[], index: number): Found<string> | undefined {
  const [name, next] = [tokens[index], tokens[index + 1]]
  if (!name || !next || !letters.test(name.word) || units.test(name.word)) return undefined
  const isDashed = next.word === '-' && next.isGlued
  const number = isDashed ? tokens[index + 2] : next
  const end = isDashed ? index + 3 : index + 2
  if (!number?.isGlued || !/^\d{4,9}$/.test(number.word) || tokens[end]?.isGlued) return undefined
  return { value: `${name.word.toLocaleUpperCase('en')}-${number.word}`, next: end }
}
