/** The texts that have what is typed at the beginning of a word first, then those that have it anywhere. */
export function matching(texts: readonly string[], typed: string): readonly string[] {
  const sought = typed.trim().toLocaleLowerCase('en')
  if (!sought) return texts
  const rank = (text: string) => {
    const at = ` ${text.toLocaleLowerCase('en')}`
    if (at.startsWith(` ${sought}`)) return 0
    if (at.includes(` ${sought}`)) return 1
    return at.includes(sought) ? 2 : 3
  }
  return texts
    .map((text) => ({ text, rank: rank(text) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ text }) => text)
}
