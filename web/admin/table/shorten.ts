/** The first characters of a text, and an ellipsis where more follow. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`
}
