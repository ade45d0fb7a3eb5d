/** At most the first characters of a text, to the end of a word if that leaves half of them, and an ellipsis where more follow. */
export function shorten(text: string, most: number): string {
  const characters = [...text.slice(0, 2 * most + 1)]
  if (characters.length <= most) return text
  const words = characters
    .slice(0, most + 1)
    .join('')
    .replace(/\s+\S*$/, '')
  const kept = [...words].length
  return `${kept > most || kept < most / 2 ? characters.slice(0, most).join('') : words}…`
}
