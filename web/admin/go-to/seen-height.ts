/**
 * A ref for what has to fit over an on-screen keyboard: `--seen-height` says how much of the window such a keyboard leaves,
 * which the units of style sheets do not know.
 */
export function tellsSeenHeight(element: HTMLElement | null) {
  const seen = window.visualViewport
  if (!element || !seen) return
  const tell = () => element.style.setProperty('--seen-height', `${seen.height}px`)
  tell()
  seen.addEventListener('resize', tell)
  return () => seen.removeEventListener('resize', tell)
}
