/**
 * Things may move while a button or a link is being pressed: an error appears above it as its field is left, pictures, fonts
 * and whole sections come in. The browser would then hear a press on what both places have in common, which does nothing.
 * What is pressed is what the pointer came down on. It stands in the site's pages as text, so nothing from outside of it may
 * be used.
 */
export function pressAsAimed() {
  /** Pixels beyond which a pointer has been drawn off what it came down on, so as not to press it. */
  const still = 10
  let aimed: { control: HTMLElement; x: number; y: number } | undefined

  function aim({ target, clientX, clientY, isPrimary, button }: PointerEvent) {
    const control =
      target instanceof Element ? target.closest<HTMLElement>('a[href], button, summary') : undefined
    aimed = control && isPrimary && button === 0 ? { control, x: clientX, y: clientY } : undefined
  }

  function press(event: MouseEvent) {
    const { target, detail, clientX, clientY, ctrlKey, metaKey, shiftKey } = event
    const at = aimed
    aimed = undefined
    // With a key held a link opens elsewhere, which no script can ask for.
    if (!at || detail === 0 || ctrlKey || metaKey || shiftKey) return
    if (!(target instanceof Node) || at.control.contains(target)) return
    if (Math.hypot(clientX - at.x, clientY - at.y) > still) return
    event.preventDefault()
    event.stopImmediatePropagation()
    at.control.click()
  }

  window.addEventListener('pointerdown', aim, { capture: true, passive: true })
  window.addEventListener('click', press, true)
}
