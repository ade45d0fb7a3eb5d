/** What a response is made of, as far as shared caches are told: they forget by these keys. */
export const keys = {
  /** Everything that holds until the content version moves. */
  content: 'content',
  /** The browser's own files, and what else a build brings along. */
  build: 'build',
}

/** The bytes of one file, and all that is drawn of them. */
export function keyOfFile(id: string): string {
  return `file-${id}`
}
