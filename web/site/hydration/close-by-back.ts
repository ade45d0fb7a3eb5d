/**
 * Runs within the page: what is opened over a sleeping page gets a history entry of the same address, as `useBackCloses`
 * gives it later, so that a phone's Back closes it and does not leave the page. The page's code goes on with the entry
 * that it finds. An entry of another address, which only that code could show in this page, is loaded by the browser. It
 * stands in the page as text, so nothing from outside of it may be used.
 */
export function closeByBack() {
  const overlays = 'dialog[open], [popover]:popover-open, header details[open]'
  let isHydrated = false
  /** Whether the entry of what was closed otherwise is being left. */
  let isLeaving = false
  const isOverlay = () => Boolean(history.state?.overlays)
  const address = () => location.pathname + location.search
  const shown = address()

  function note() {
    const isOpen = document.querySelector(overlays) !== null
    if (isHydrated || isLeaving || isOpen === isOverlay()) return
    if (!isOpen) {
      isLeaving = true
      return history.go(-history.state.overlays)
    }
    // The router counts its entries from the one that it starts on.
    history.replaceState({ idx: 0, ...history.state }, '')
    history.pushState({ ...history.state, overlays: 1 }, '')
  }

  function step() {
    if (isHydrated) return
    if (address() !== shown) location.reload()
    else if (!isOverlay()) close()
  }

  function close() {
    if (isLeaving) {
      isLeaving = false
      return note()
    }
    for (const overlay of document.querySelectorAll<HTMLElement>(overlays)) {
      if (overlay instanceof HTMLDialogElement) overlay.close()
      else if (overlay instanceof HTMLDetailsElement) overlay.open = false
      else {
        overlay.hidePopover()
        // What was chosen and not carried out is taken back, as Back takes it back later.
        for (const form of overlay.querySelectorAll('form')) form.reset()
      }
    }
  }

  /** The page that is followed from within what is open takes the place of its history entry. */
  function leave(event: MouseEvent) {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (isHydrated || defaultPrevented || !link || !isOverlay()) return
    if (ctrlKey || metaKey || shiftKey || altKey || link.target || link.download) return
    if (link.pathname === location.pathname) return
    event.preventDefault()
    location.replace(link.href)
  }

  for (const change of ['opened', 'toggle', 'close']) window.addEventListener(change, note, true)
  // Loaded anew, the page stands at the entry of what was open over it.
  document.addEventListener('DOMContentLoaded', note)
  window.addEventListener('popstate', step)
  window.addEventListener('click', leave)
  window.addEventListener('hydrated', () => {
    isHydrated = true
  })
}
