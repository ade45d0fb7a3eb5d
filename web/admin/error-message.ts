/** The message of a field's error; of a list's first entry that has one. */
export function errorMessage(error: unknown): string | undefined {
  if (Array.isArray(error)) return errorMessage(error.find(Boolean))
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}
