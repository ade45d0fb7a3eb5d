/**
 * Runs within the page, before any other code: a page sleeps until the visitor's first act of any kind, or until a
 * picture fails. Then its code is started; what was pressed meanwhile is held back, and pressed again once the place
 * where it stands is alive. It stands in the page as text, so nothing from outside of it may be used.
 */
export function starter() {
  const { dataset } = document.documentElement
  const acts = [
    ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click'],
    ...['focusin', 'input', 'change', 'error'],
  ]
  const listening = { capture: true, passive: true }
  /** Milliseconds after which a page that nobody touches comes alive by itself. */
  const longestSleep = 15_000
  /** Milliseconds after which a link is followed, or a form sent, the browser's own way, should the code not come. */
  const patience = 4000
  let hasStarted = false
  let isRead = false
  let pressed: HTMLElement | undefined
  let waiting: number

  function start() {
    hasStarted = true
    delete dataset.dormant
    for (const act of acts) window.removeEventListener(act, start, listening)
    if (isRead) run()
  }

  function run() {
    fetchCode('modulepreload')
    for (const sleeping of document.querySelectorAll<HTMLScriptElement>('script[type="text/asleep"]')) {
      const script = document.createElement('script')
      script.nonce = sleeping.nonce
      if (sleeping.hasAttribute('async')) script.type = 'module'
      script.textContent = sleeping.textContent
      sleeping.replaceWith(script)
    }
  }

  function fetchCode(rel: string) {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-code]')) link.rel = rel
  }

  function hold(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null
    const control = target?.closest<HTMLElement>('button, a[href]:not([target]):not([download])')
    if (!control?.closest('[data-asleep]')) return
    if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    pressed = control
    clearTimeout(waiting)
    waiting = window.setTimeout(goOn, patience, control)
  }

  /** What opens without code closes without it too. */
  function closeByEscape({ key, target }: KeyboardEvent) {
    const open = key === 'Escape' && target instanceof Element ? target.closest('details[open]') : null
    if (!open?.closest('[data-asleep]')) return
    open.removeAttribute('open')
    open.querySelector('summary')?.focus()
  }

  function goOn(control: HTMLElement) {
    if (control instanceof HTMLAnchorElement) location.assign(control.href)
    else if (control instanceof HTMLButtonElement && control.type === 'submit') control.form?.submit()
  }

  function pressAgain({ target }: Event) {
    if (!pressed || !(target instanceof Element && target.contains(pressed))) return
    clearTimeout(waiting)
    pressed.click()
    pressed = undefined
  }

  window.addEventListener('keydown', closeByEscape)
  // Whoever comes back is to find the place where they were.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate') dataset.dormant = ''
  for (const act of acts) window.addEventListener(act, start, listening)
  window.addEventListener('click', hold, true)
  window.addEventListener('alive', pressAgain)
  document.addEventListener('DOMContentLoaded', () => {
    isRead = true
    if (hasStarted) run()
  })
  // Whoever is signed in came to act, and may see more than was served.
  try {
    if (localStorage.getItem('token')) start()
  } catch {}
  window.addEventListener('load', () => {
    if (!hasStarted) fetchCode('prefetch')
    setTimeout(start, longestSleep)
  })
}
