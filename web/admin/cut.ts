/** The first characters of a text, and an ellipsis where more follow. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`
}
