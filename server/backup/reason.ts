/** Why something failed, in one line: of a failure that people are shown politely, what was behind it too. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const behind = 'status' in error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message || error.name}${behind}`.replaceAll(/\s*\n\s*/g, ' ')
}
