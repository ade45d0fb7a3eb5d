/** The first design's number. */
export const firstNumber = 1001

const length = 3

/**
 * A design's code: the first three letters of its category's slug in capitals, a dash, its number. Letters of any script
 * become Latin ones; too few are filled up with X.
 */
export async function codeOf(categorySlug: string, number: number): Promise<string> {
  const letters = (await inLatin(categorySlug)).replace(/[^a-z]/gi, '').slice(0, length) || 'des'
  return `${letters.toUpperCase().padEnd(length, 'X')}-${number}`
}

/** The letters of all scripts take half a megabyte of memory, and few firms need them. */
async function inLatin(text: string): Promise<string> {
  if (/^[ -~]*$/.test(text)) return text
  const { default: anyAscii } = await import('any-ascii')
  return anyAscii(text)
}
