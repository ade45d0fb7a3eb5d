/** The message of a field's error; of a list's own, or of its first entry that has one. */
export function errorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('root' in error) return errorMessage(error.root)
  if ('message' in error && typeof error.message === 'string') return error.message
  return Array.isArray(error) ? errorMessage(error.find(Boolean)) : undefined
}
