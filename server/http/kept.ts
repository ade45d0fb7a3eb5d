import type { ContentVersion } from './content-version.ts'

/** Reads something once, until anything is written. */
export function kept<Value>(
  version: Pick<ContentVersion, 'current'>,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let last: { version: string; value: Promise<Value> } | undefined
  return () => {
    const now = version.current()
    if (last?.version === now) return last.value
    const value = read()
    last = { version: now, value }
    value.catch(() => {
      last = undefined
    })
    return value
  }
}
