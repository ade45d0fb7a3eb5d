/**
 * Runs within the page, before any other code: what opens over the page is served with it or can be shown without code,
 * and is opened at once. The page's code goes on with it. A dialog closes by a press outside, with that code too. It stands
 * in the page as text, so nothing from outside of it may be used.
 * @param openDialog opens a served dialog
 * @param enlarge shows a link's picture as large as the screen
 */
export function openAtOnce(
  openDialog: (dialog: HTMLDialogElement) => void,
  enlarge: (link: HTMLAnchorElement) => boolean,
) {
  let isHydrated = false
  /** Whose picture is shown. */
  let enlarged: HTMLAnchorElement | undefined

  function open(event: MouseEvent | KeyboardEvent) {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-opens]')
    if (isHydrated || !link || ctrlKey || metaKey || shiftKey || altKey) return
    if (event instanceof KeyboardEvent && (event.key !== ' ' || link.role !== 'button')) return
    const dialog = document.getElementById(link.dataset.opens ?? '')
    if (dialog instanceof HTMLDialogElement) openDialog(dialog)
    else if (link.dataset.opens !== 'picture' || !enlarge(link)) return
    else enlarged = link
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** A press outside of a dialog is one on the dialog itself. What opened it has the focus again, unless the press gives it to other. */
  function closeOutside({ target }: PointerEvent) {
    if (!(target instanceof HTMLDialogElement)) return
    target.close()
    const { activeElement: opener, body } = document
    const press = new AbortController()
    const giveBack = () => {
      press.abort()
      if (document.activeElement === body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true })
    }
    // A touch that turns into a scroll is no press to its end.
    for (const end of ['mouseup', 'pointercancel'])
      window.addEventListener(end, giveBack, { capture: true, signal: press.signal })
  }

  window.addEventListener('pointerdown', closeOutside, true)
  window.addEventListener('click', open, true)
  window.addEventListener('keydown', open, true)
  window.addEventListener('hydrated', () => {
    isHydrated = true
    if (document.querySelector('dialog.plain-picture[open]')) enlarged?.click()
  })
}
