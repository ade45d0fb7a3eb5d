/** Milliseconds until a dialog has handed the focus back. */
const dialogCloses = 50

/**
 * Moves the focus to another element where the one that had it has left the page, once a closing dialog has tried to give it
 * back. @returns how to call it off
 */
export function rescueFocus(find: () => HTMLElement | null | undefined): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement !== document.body) return
    const target = find() ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }, dialogCloses)
  return () => clearTimeout(timer)
}

/** What the keyboard begins with in the row that carries this id. */
export function firstControlOf(id: string | undefined): HTMLElement | null | undefined {
  const named = id === undefined ? null : document.getElementById(id)
  return named?.closest('tr')?.querySelector<HTMLElement>('a, button')
}
