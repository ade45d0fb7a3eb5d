const held = 'button, a[href]:not([target]):not([download])'

/** Milliseconds after which a link is followed, or a form sent, the browser's own way, should the code not come. */
const patience = 4000

/**
 * Holds back what is pressed within a place that is not alive yet. Fields are the browser's own, and go on.
 * @returns presses it again, now that somebody listens
 */
export function holdClicks(place: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined

  function hold(event: MouseEvent) {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(held) : null
    if (!control || !place.contains(control)) return
    if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    pressed = control
    clearTimeout(waiting)
    waiting = setTimeout(() => goOn(control), patience)
  }

  // On the window, because React stops what it cannot hand on before it comes this far.
  window.addEventListener('click', hold, true)
  return () => {
    clearTimeout(waiting)
    window.removeEventListener('click', hold, true)
    if (pressed?.isConnected) pressed.click()
  }
}

function goOn(control: HTMLElement) {
  if (control instanceof HTMLAnchorElement) location.assign(control.href)
  else if (control instanceof HTMLButtonElement && control.type === 'submit') control.form?.submit()
}
