/** The title of a tab with what waits in front of it, as '(3) Enquiries'; nothing where nothing waits. */
export function titleWith(count: number, title: string): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${plain}` : plain
}
