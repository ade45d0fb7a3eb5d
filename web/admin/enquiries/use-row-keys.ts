import { useEffect } from 'react'
import type { EnquiryStatus } from '#contract/enquiry.ts'
import { isForPage, letterOf } from '../keys/letter.ts'
import { lettersOff } from '../keys/letters-off.ts'
import { firstControlOf } from '../page/focus.ts'

type Marked = Exclude<EnquiryStatus, 'new'>
type RowKey = 'next' | 'previous' | Marked
const keys: Record<string, RowKey> = { J: 'next', K: 'previous', E: 'contacted', R: 'resolved' }

/**
 * From a row that has the keyboard's focus J leads to the next, K to the one before, E marks it as contacted and R as
 * resolved. From elsewhere on the page J leads to the first row, unless single letters are switched off (WCAG 2.1.4).
 */
export function useRowKeys<T extends { _id: string }>(rows: T[], mark: (row: T, status: Marked) => void) {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const key = rowKeyOf(event)
      if (!key || !isForPage(event)) return
      const index = rows.findIndex(({ _id }) => rowOf(_id)?.contains(event.target as Node))
      const row = rows[index]
      if (!row && (key !== 'next' || lettersOff.isOn())) return
      if (row && (key === 'contacted' || key === 'resolved')) mark(row, key)
      else firstControlOf(rows[index + (key === 'next' ? 1 : -1)]?._id)?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })
}

/** What a key asks for; nothing where it is held with another that makes it the browser's, or is pressed on. */
export function rowKeyOf(event: Parameters<typeof letterOf>[0] & { repeat: boolean }): RowKey | undefined {
  const key = keys[letterOf(event) ?? '']
  const isStep = key === 'next' || key === 'previous'
  return event.repeat && !isStep ? undefined : key
}

function rowOf(id: string): Element | null | undefined {
  return document.getElementById(id)?.closest('tr')
}
