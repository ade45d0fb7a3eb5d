/** A number, a word or a sign of a text. */
export interface Token {
  /** As it is compared: lowercase, without accents, digits as 0 to 9. */
  word: string
  /** What a number is; undefined of anything else. */
  number: number | undefined
  start: number
  end: number
  /** Whether it follows the one before without a space. */
  isGlued: boolean
}

/** The unit of a side before the sign that follows without a space, 30ftx40ft, and one that is squared, ft², are words of their own. */
const pattern =
  /(?<=\p{Nd})(?:ft|feet|m|mtr|meter|yd|cm)(?=(?:x|by)\p{Nd})|(?:ft|feet|m|yd)²|\p{Nd}{1,3}(?:,\p{Nd}{2})*,\p{Nd}{3}(?!\p{Nd})(?:\.\p{Nd}+)?|\p{Nd}+(?:\.\p{Nd}+)?|\p{L}[\p{L}\p{M}]*|[^\s\p{C}]/giu

/** The numbers, words and signs of a text, each with its place. */
export function tokensOf(text: string): Token[] {
  let end = 0
  return [...text.matchAll(pattern)].map((match) => {
    const [said] = match
    const isGlued = match.index === end && end > 0
    end = match.index + said.length
    const word = comparable(said)
    const digits = word.replaceAll(',', '')
    const number = /^\d{1,15}(\.\d+)?$/.test(digits) ? Number(digits) : undefined
    return { word, number, start: match.index, end, isGlued }
  })
}

const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66]

/** As words are compared: without accents and nuktas, Indian digits as 0 to 9. */
export function comparable(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLocaleLowerCase('en')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0)
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? digit : String(code - zero)
    })
}

/** A set of words as they are compared, from a line of them. */
export function wordSet(line: string): ReadonlySet<string> {
  return new Set(line.split(' ').map(comparable))
}
