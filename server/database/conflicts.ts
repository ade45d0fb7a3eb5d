/** Whether the database refused a write because a value that must be unique is taken. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === '23505' || /UNIQUE constraint failed/.test(error.message)
}

/** A racing edit: the caller's version is older than the stored one. */
export function isStale(given: string | undefined, stored: string): boolean {
  return given !== undefined && Date.parse(given) < Date.parse(stored)
}

/** The time of a change: now, and always later than the version it replaces. */
export function nextVersion(previous: string, now = Date.now()): string {
  return new Date(Math.max(now, Date.parse(previous) + 1)).toISOString()
}

/** What a racing edit of any document is told. */
export function changedMessage(document: string): string {
  return `This ${document} was changed by someone else. Reload to see the latest version.`
}
