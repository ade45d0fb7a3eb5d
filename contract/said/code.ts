import type { Found } from './phrases.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A code is made of two or three letters of a category and a number of at least four digits. */
const codeLetters = 3
const letters = new RegExp(`^\\p{L}[\\p{L}\\p{M}]{1,${codeLetters - 1}}$`, 'u')
const units = /^(?:rs|inr|sf|sft|sq|ft|for|bhk|to|in|by|x|a|g|h|no)$/

/** A sample's has an S before its letters, and two digits. */
const sample = /^s-?([a-z]{3})-?(\d{2})$/
const mostTokens = 5
/** The longest word with which a code begins: sarc01. */
export const longestBeginning = codeLetters + 1

/** A sample's code, with or without its dashes: S-ARC-01, sarc01. */
function sampleCodeAt(tokens: readonly Token[], index: number): Found<string> | undefined {
  let said = ''
  for (let next = index; next < index + mostTokens; next++) {
    const token = tokens[next]
    if (!token || (next > index && !token.isGlued)) return undefined
    said += token.word
    const [, group, number] = sample.exec(said) ?? []
    if (group && !tokens[next + 1]?.isGlued)
      return { value: `S-${group.toUpperCase()}-${number}`, next: next + 1 }
  }
  return undefined
}

/** A design's code, with or without its dash: ARC-1001, arc1001. `ARC 1001` is found by its words. */
export function codeAt(tokens: readonly Token[], index: number): Found<string> | undefined {
  const ofSample = sampleCodeAt(tokens, index)
  if (ofSample) return ofSample
  const [name, next] = [tokens[index], tokens[index + 1]]
  if (!name || !next || !letters.test(name.word) || units.test(name.word)) return undefined
  const isDashed = next.word === '-' && next.isGlued
  const number = isDashed ? tokens[index + 2] : next
  const end = isDashed ? index + 3 : index + 2
  if (!number?.isGlued || !/^\d{4,9}$/.test(number.word) || tokens[end]?.isGlued) return undefined
  return { value: `${name.word.toLocaleUpperCase('en')}-${number.word}`, next: end }
}

/** The code that a text is and nothing else, its dashes left out or typed as spaces: arc1001, ARC 1001. */
export function codeTyped(text: string): string | undefined {
  const tokens = tokensOf(text.replace(/\s+/g, ''))
  const found = codeAt(tokens, 0)
  return found?.next === tokens.length ? found.value : undefined
}
