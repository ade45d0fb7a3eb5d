import { type RefObject, useEffect } from 'react'
import { isCommand, isCovered } from '../page/command-key.ts'

/** As `aria-keyshortcuts` says it. */
export const saveKeys = 'Control+S Meta+S'

/** Ctrl+S, or Cmd+S, saves the form where it is on screen. The browser's own saving never comes in between. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (!isCommand(event, 's') || !form.current || !isOnScreen(form.current)) return
      event.preventDefault()
      if (event.repeat || isCovered()) return
      form.current.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [form])
}

/** False in a tab that is not chosen. */
function isOnScreen(form: HTMLElement): boolean {
  return form.getClientRects().length > 0
}
