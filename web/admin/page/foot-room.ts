const bars = new Set<HTMLElement>()
const menus = new Set<HTMLElement>()

/** What the bars over the foot of the page take of the window's height, and a menu that is open above them: toasts stand above both. */
export const noticeRoom = 'var(--notice-room, 0px)'

/**
 * A ref for a bar that lies over the foot of the page: what the keyboard comes to is scrolled clear of it, and toasts stand
 * above it, as high as it is at that moment.
 */
export function takesFootRoom(bar: HTMLElement | null) {
  return takeRoom(bars, bar)
}

/** A ref for a menu that is open above such a bar: toasts stand above it as well. */
export function standsOnFootBar(menu: HTMLElement | null) {
  return takeRoom(menus, menu)
}

function takeRoom(taking: Set<HTMLElement>, element: HTMLElement | null) {
  if (!element) return
  const observer = new ResizeObserver(makeRoom)
  taking.add(element)
  observer.observe(element)
  window.addEventListener('resize', makeRoom)
  return () => {
    taking.delete(element)
    observer.disconnect()
    window.removeEventListener('resize', makeRoom)
    makeRoom()
  }
}

function makeRoom() {
  const room = Math.max(0, ...[...bars].map(heightOver))
  const menu = Math.max(0, ...[...menus].map(({ offsetHeight }) => offsetHeight))
  const { style } = document.documentElement
  style.scrollPaddingBottom = room > 0 ? `${room}px` : ''
  style.setProperty('--foot-room', `${room}px`)
  style.setProperty('--notice-room', `${room + menu}px`)
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
