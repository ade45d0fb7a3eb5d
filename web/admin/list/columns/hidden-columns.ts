import { useMemo } from 'react'
import { createStoredText } from '../../page/stored-text.ts'

const stored = createStoredText('hidden-columns')

/** The columns of a table that are not wanted in this browser, by their headers. */
export function useHiddenColumns(list: string): ReadonlySet<string> {
  const text = stored.useText()
  return useMemo(() => new Set(hiddenIn(text, list)), [text, list])
}

/** Shows only the columns of a table that are not among these, from now on. */
export function hideColumns(list: string, headers: Iterable<string>): void {
  const next = { ...readLists(stored.read()), [list]: [...headers] }
  const isAny = Object.values(next).some((hidden) => !Array.isArray(hidden) || hidden.length > 0)
  stored.write(isAny ? JSON.stringify(next) : null)
}

/** @param text as the browser stores it: what it does not say in the form that is written here is as good as nothing */
export function hiddenIn(text: string | null, list: string): string[] {
  const hidden = readLists(text)[list]
  return Array.isArray(hidden) ? hidden.filter((header) => typeof header === 'string') : []
}

function readLists(text: string | null): Record<string, unknown> {
  try {
    const lists: unknown = JSON.parse(text ?? '{}')
    return lists instanceof Object ? { ...lists } : {}
  } catch {
    return {}
  }
}
