import { type RefObject, useEffect } from 'react'

/** As `aria-keyshortcuts` says it. */
export const saveKeys = 'Control+S Meta+S'

/** Ctrl+S, or Cmd+S, saves the form where it is on screen. The browser's own saving never comes in between. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (!isSaveKey(event) || !form.current || !isOnScreen(form.current)) return
      event.preventDefault()
      if (event.repeat || document.querySelector('[role="dialog"]')) return
      form.current.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [form])
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** True for Ctrl or Cmd with S alone, in either letter case, and on a keyboard of another script. */
export function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  const isS = /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS'
  return isS && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** False in a tab that is not chosen. */
function isOnScreen(form: HTMLElement): boolean {
  return form.getClientRects().length > 0
}
