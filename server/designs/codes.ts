import anyAscii from 'any-ascii'

/** The first design's number. */
export const firstNumber = 1001

const length = 3

/**
 * A design's code: the first three letters of its category's slug in capitals, a dash, its number. Letters of any script
 * become Latin ones; too few are filled up with X.
 */
export function codeOf(categorySlug: string, number: number): string {
  const letters =
    anyAscii(categorySlug)
      .replace(/[^a-z]/gi, '')
      .slice(0, length) || 'des'
  return `${letters.toUpperCase().padEnd(length, 'X')}-${number}`
}
