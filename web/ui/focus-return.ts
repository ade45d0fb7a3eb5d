import { useRef } from 'react'

/**
 * For a dialog that has no trigger of its own: the focus goes back to what had it when the dialog opened, or to what
 * `target` names by then.
 */
export function useFocusReturn(target?: () => HTMLElement | null) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const back = target?.() ?? opener.current
      if (back instanceof HTMLElement) back.focus()
    },
  }
}
