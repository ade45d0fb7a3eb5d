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
 * The keyboard goes on within a group of buttons once what one of them does is done, which may have taken that one away.
 * @param shown what the change changes: it may be shown later than the end of the change
 * @returns where the group is noted as a button of it is pressed
 */
export function useFocusInGroup(shown: unknown, isBusy: boolean) {
  const group = useRef<HTMLElement | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => {
    if (!group.current || isBusy) return
    return rescueFocus(() => group.current?.querySelector<HTMLElement>('button:enabled'))
  }, [shown, isBusy])

  return group
}

/**
 * The keyboard goes on from a row that was acted on, once that is settled, or from the one in its place where it has left.
 * @param isSettled whether a row that is still there shows what was done with it
 * @returns where the id of the row is noted as something is done with it
 */
export function useRowFocus<Row extends { _id: string }>(rows: Row[], isSettled = (_row: Row) => false) {
  const acted = useRef<string>(undefined)
  const before = useRef(rows)

  useEffect(() => {
    const isIt = ({ _id }: Row) => _id === acted.current
    const index = before.current.findIndex(isIt)
    before.current = rows
    const still = rows.find(isIt)
    if (index < 0 || (still && !isSettled(still))) return
    const next = still ?? rows[index] ?? rows.at(-1)
    const id = next?._id ?? acted.current
    acted.current = undefined
    // Not called off by the next reading, which knows nothing of the row any more.
    rescueFocus(() => firstControlOf(id))
  })

  return acted
}

/**
 * Takes the focus to the heading of what is shown next in the same page, so that it is heard, where the focus stood on nothing
 * that is still there. @returns a ref for the heading
 */
export function useFocusOnNext(id: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(id)

  useEffect(() => {
    if (before.current === id) return
    before.current = id
    return rescueFocus(() => heading.current)
  }, [id])

  return heading
}

/**
 * Takes the focus to the head of a part of the page (`data-focus-head`) where what had it left with what `shown` took the
 * place of, or with a change of the address. A part without a head minds only what stood in it. @returns a ref for the part
 */
export function useFocusKept(shown: unknown) {
  const { search } = useLocation()
  const part = useRef<HTMLDivElement>(null)
  const last = useRef<EventTarget | null>(null)
  const wasWithin = useRef(false)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target
      wasWithin.current = target instanceof Node && part.current?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => {
    if (!(last.current instanceof HTMLElement) || last.current.isConnected) return
    const head = () => part.current?.querySelector<HTMLElement>('[data-focus-head]')
    return wasWithin.current || head() ? rescueFocus(head) : undefined
  }, [shown, search])

  return part
}
