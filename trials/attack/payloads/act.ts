/** What a script does that runs: `trap` is there in every page of the trial (`watch.ts`). */
export const act = 'trap()'

/** Every pair of two lists. */
export function pairs<A, B, C>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => C): C[] {
  return first.flatMap((a) => second.map((b) => make(a, b)))
}

/** Each letter of a text, written in another way. */
function spelled(text: string, write: (code: number) => string): string {
  return [...text].map((letter) => write(letter.codePointAt(0) ?? 0)).join('')
}

export const asDecimal = (text: string) => spelled(text, (code) => `&#${code};`)
export const asLongDecimal = (text: string) => spelled(text, (code) => `&#${String(code).padStart(7, '0')}`)
export const asHexadecimal = (text: string) => spelled(text, (code) => `&#x${code.toString(16)};`)
export const asPercent = (text: string) => spelled(text, (code) => `%${code.toString(16).padStart(2, '0')}`)
export const asEscaped = (text: string) => spelled(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`)
