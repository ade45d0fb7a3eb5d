import { useEffect } from 'react'
import { isTyping } from '#web/ui/is-typing.ts'
import { firstControlOf } from '../page/focus.ts'

type RowKey = 'next' | 'previous' | 'contacted'
const keys = new Map<string, RowKey>([
  ['j', 'next'],
  ['k', 'previous'],
  ['e', 'contacted'],
])

/**
 * From a row that has the keyboard's focus J leads to the next, K to the one before, and E marks it as contacted. Elsewhere
 * these letters do nothing, so that nobody who speaks to the computer presses them unawares (WCAG 2.1.4).
 */
export function useRowKeys<T extends { _id: string }>(rows: T[], markContacted: (row: T) => void) {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const key = rowKeyOf(event)
      const { target } = event
      if (!key || event.defaultPrevented || !(target instanceof HTMLElement) || isTyping(target)) return
      const index = rows.findIndex(({ _id }) => rowOf(_id)?.contains(target))
      const row = rows[index]
      if (!row) return
      if (key === 'contacted') markContacted(row)
      else firstControlOf(rows[index + (key === 'next' ? 1 : -1)]?._id)?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })
}

/** What a key asks for; nothing where it is held with another that makes it the browser's, or is pressed on. */
export function rowKeyOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>): RowKey | undefined {
  if (ctrlKey || metaKey || altKey) return
  const asked = keys.get(key.toLowerCase())
  return asked === 'contacted' && repeat ? undefined : asked
}

function rowOf(id: string): Element | null | undefined {
  return document.getElementById(id)?.closest('tr')
}
