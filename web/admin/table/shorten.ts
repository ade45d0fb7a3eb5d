/** At most the first characters of a text, and an ellipsis where more follow. */
export function shorten(text: string, most: number): string {
  const characters = [...text.slice(0, 2 * most + 1)]
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`
}
