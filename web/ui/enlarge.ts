/**
 * Shows the picture that a link shows as large as the screen, with what the browser itself has: until the viewer has
 * come, and in its place where it does not come. Escape, its X and a press anywhere close it. It stands in a sleeping page
 * as text, so nothing from outside of it may be used.
 * @returns whether there is anything to show
 */
export function enlarge(link: HTMLAnchorElement): boolean {
  const shown = link.querySelector('img')
  if (!shown) return false
  const dialog = document.createElement('dialog')
  dialog.className = 'plain-picture'
  dialog.setAttribute('aria-label', link.getAttribute('aria-label') ?? shown.alt)
  const picture = (shown.closest('picture') ?? shown).cloneNode(true) as HTMLElement
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img')
  for (const source of picture.querySelectorAll('source')) source.sizes = '100vw'
  if (!image) return false
  // Its rule in the page's style sheet, too, says how large it is where it stands.
  for (const name of ['class', 'data-style']) image.removeAttribute(name)
  image.style.cssText = `--ratio: ${shown.width / shown.height}; background: center / 100% 100% url("${shown.currentSrc}")`
  image.loading = 'eager'
  const close = document.createElement('button')
  close.setAttribute('aria-label', 'Close')
  close.textContent = '✕'
  dialog.append(close, picture)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.documentElement.append(dialog)
  dialog.showModal()
  dialog.dispatchEvent(new Event('opened'))
  return true
}

/** The picture that is shown so now: one that was closed leaves the page a moment later. */
export function plainPicture(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog.plain-picture[open]')
}
