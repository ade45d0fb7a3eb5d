import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds until a dialog has handed the focus back. */
const dialogCloses = 50

/**
 * Moves the focus to another element where the one that had it has left the page or is disabled, once a closing dialog has
 * tried to give it back. @returns how to call it off
 */
export function rescueFocus(find: () => HTMLElement | null | undefined): () => void {
  const timer = setTimeout(() => {
    if (!isLost(document.activeElement)) return
    const target = find() ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, dialogCloses)
  return () => clearTimeout(timer)
}

/** An element that is disabled has the focus until the page is drawn next, which a busy machine puts off. */
export function isLost(focused: Element | null): boolean {
  return focused === document.body || Boolean(focused?.matches(':disabled'))
}

/** What the keyboard begins with in the row of a table or a list that carries this id. */
export function firstControlOf(id: string | undefined): HTMLElement | null | undefined {
  const named = id === undefined ? null : document.getElementById(id)
  return named?.closest('tr, li')?.querySelector<HTMLElement>('a, button')
}

/**
 * Takes the focus to the head of a part of the page (`data-focus-head`) where what had it left with what `shown` took the
 * place of, or with a change of the address. @returns a ref for the part
 */
export function useFocusKept(shown: unknown) {
  const { search } = useLocation()
  const part = useRef<HTMLDivElement>(null)
  const last = useRef<EventTarget | null>(null)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => {
    if (!(last.current instanceof HTMLElement) || last.current.isConnected) return
    return rescueFocus(() => part.current?.querySelector<HTMLElement>('[data-focus-head]'))
  }, [shown, search])

  return part
}
