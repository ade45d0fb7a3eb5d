/** A slug as it is read: its dashes are spaces. */
export function wordsOf(slug: string): string {
  return slug.replaceAll('-', ' ')
}
