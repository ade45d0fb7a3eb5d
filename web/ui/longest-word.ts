const between = /[\s\u00ad\u200b/–—-]+/
const mark = /\p{M}/gu

/** How many letters the longest word of a text has; signs that stand over or under a letter are none. */
export function longestWord(text: string): number {
  return Math.max(...text.split(between).map(lettersIn))
}

/** How many letters of their own width a text has. */
export function lettersIn(text: string): number {
  return [...text.normalize('NFC').replace(mark, '')].length
}
