/** The first design's number. */
export const firstNumber = 1001

/** A design's code: the first three letters of its category's slug in capitals, a dash, its number. */
export function codeOf(categorySlug: string, number: number): string {
  const letters = categorySlug.match(/\p{L}/gu)?.slice(0, 3).join('') || 'des'
  return `${letters.toLocaleUpperCase('en')}-${number}`
}
