import type { CSSProperties } from 'react'
import { lettersIn, longestWord } from './longest-word.ts'

/** Letters from which on a title is set smaller: it would fill the page. */
const long = { from: 32, share: 0.78 }
const veryLong = { from: 64, share: 0.6 }

/**
 * What the class `fitted` needs to know: the longest word fits the container that the text stands in, and the whole
 * of it takes no more lines than a title should.
 * @param size the custom property of the size that a short title has
 */
export function fitted(text: string, size: `--${string}`): CSSProperties {
  const letters = lettersIn(text)
  const share = letters >= veryLong.from ? veryLong.share : letters >= long.from ? long.share : 1
  return { '--word': longestWord(text), '--most': `calc(var(${size}) * ${share})` } as CSSProperties
}
