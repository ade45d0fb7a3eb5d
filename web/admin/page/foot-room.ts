const bars = new Set<HTMLElement>()

/** What the bars over the foot of the page take of the window's height, for what stands above them. */
export const footRoom = 'var(--foot-room, 0px)'

/**
 * A ref for a bar that lies over the foot of the page: what the keyboard comes to is scrolled clear of it, and toasts stand
 * above it, as high as it is at that moment.
 */
export function takesFootRoom(bar: HTMLElement | null) {
  if (!bar) return
  const observer = new ResizeObserver(makeRoom)
  bars.add(bar)
  observer.observe(bar)
  window.addEventListener('resize', makeRoom)
  return () => {
    bars.delete(bar)
    observer.disconnect()
    window.removeEventListener('resize', makeRoom)
    makeRoom()
  }
}

function makeRoom() {
  const room = Math.max(0, ...[...bars].map(heightOver))
  const { style } = document.documentElement
  style.scrollPaddingBottom = room > 0 ? `${room}px` : ''
  style.setProperty('--foot-room', `${room}px`)
}

/** From the foot of the window to the top of a bar; 0 for one that lies over nothing. */
function heightOver(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar)
  const isOver = position === 'sticky' || position === 'fixed'
  return isOver && bar.offsetHeight > 0 ? bar.offsetHeight + (Number.parseFloat(bottom) || 0) : 0
}

/** Shows the whole of a text that the keyboard has come to, where it has the room: browsers show the line of its caret. */
export function showWhole({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>) {
  if (key !== 'Tab' || !(target instanceof HTMLElement) || !target.matches('textarea, [contenteditable]'))
    return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const taken = Number.parseFloat(scrollPaddingTop) + (Number.parseFloat(scrollPaddingBottom) || 0)
  if (target.offsetHeight <= window.innerHeight - taken) target.scrollIntoView({ block: 'nearest' })
}
