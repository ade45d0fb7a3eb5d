/**
 * Runs within the page, before any other code: a page is dormant until the visitor's first act of any kind, or until a
 * picture fails. Then its code is started; what was pressed meanwhile is held back, looks as if it was heard, and is
 * pressed again once the page is hydrated. Where the code does not arrive, what was pressed goes on the browser's own
 * way. It stands in the page as text, so nothing from outside of it may be used.
 * @param tell shows a visitor a message without any code
 * @param noConnection what that says where the page has no word for it
 */
export function starter(tell: (message: string) => void, noConnection: string) {
  const page = document.documentElement
  const acts = [
    ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click'],
    ...['focusin', 'input', 'change', 'error'],
  ]
  const listening = { capture: true, passive: true }
  /** Milliseconds after which a page that nobody touches is hydrated by itself. */
  const longestDormancy = 15_000
  const onLink = ['pointerdown', 'touchstart', 'focusin', 'click']
  /** Milliseconds after which a press is none any more: the page is scrolled, or the finger rests. */
  const longestPress = 600
  /** Milliseconds after which a link is followed, or a form sent, the browser's own way, should the code not come. */
  const patience = 4000
  /** Milliseconds after the page with its pictures is there: what is fetched ahead takes nothing from them. */
  const untilAhead = 400
  let hasStarted = false
  let isReady = false
  let isRead = false
  let hasSheet = false
  let hasRun = false
  let isHydrated = false
  let isWithout = false
  let isLeaving = false
  let isAsking = false
  let pressed: HTMLElement | undefined
  /** The time limit of the press that is under way. */
  let pressLimit: number | undefined
  let waiting: number

  function start(event?: Event) {
    if (event && isOnTheWay(event)) return
    hasStarted = true
    for (const act of acts) window.removeEventListener(act, start, listening)
    fetchCode('modulepreload', 'link[data-code]')
    fetchSheet()
    if (event?.type === 'keydown') press()
    if (pressLimit === undefined) soon()
  }

  /** Nothing moves between a press and its release, which would else meet something other. */
  function press() {
    clearTimeout(pressLimit)
    pressLimit = window.setTimeout(release, longestPress)
  }

  function release() {
    if (pressLimit === undefined) return
    clearTimeout(pressLimit)
    pressLimit = undefined
    if (hasStarted && !hasRun) soon()
  }

  /** A link to another page is being pressed: that page has code of its own. */
  function isOnTheWay(event: Event): boolean {
    const isEntered = event instanceof KeyboardEvent && event.key === 'Enter'
    return (isEntered || onLink.includes(event.type)) && leadsAway(linkOf(event))
  }

  /** Once what the act did has been drawn; a page that is not shown draws nothing. */
  function soon() {
    if (document.hidden) ready()
    else requestAnimationFrame(() => setTimeout(ready))
  }

  function ready() {
    isReady = true
    goAhead()
  }

  /** The whole page is laid out at once: were that to wait for the style sheet, a later press would meet what has moved. */
  function goAhead() {
    if (!isReady || !isRead || pressLimit !== undefined) return
    delete page.dataset.dormant
    if (hasSheet && !hasRun) run()
  }

  function run() {
    hasRun = true
    for (const dormant of document.querySelectorAll<HTMLScriptElement>('script[type="text/dormant"]')) {
      const script = document.createElement('script')
      if (dormant.hasAttribute('async')) script.type = 'module'
      script.nonce = dormant.nonce
      script.textContent = dormant.textContent
      script.addEventListener('error', doWithout)
      dormant.replaceWith(script)
    }
  }

  /** The page has the rules that it uses: those of what its code may add are there before the code runs. */
  function fetchSheet() {
    const sheet = document.querySelector<HTMLLinkElement>('link[data-styles]')
    if (!sheet) return arrived()
    sheet.addEventListener('load', arrived)
    sheet.addEventListener('error', doWithout)
    sheet.rel = 'stylesheet'
  }

  function arrived() {
    hasSheet = true
    goAhead()
  }

  function fetchCode(rel: string, selector: string) {
    for (const link of document.querySelectorAll<HTMLLinkElement>(selector)) link.rel = rel
  }

  function hold(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null
    // The field hears its press all the same; only its list is still to come.
    const isOther = pressed && !(pressed instanceof HTMLInputElement)
    if (!isHydrated && !isOther && target instanceof HTMLInputElement && target.list) pressed = target
    const control = target?.closest<HTMLElement>(
      'button:not([popovertarget], [data-keep], form[method=dialog] *, .plain-picture *), a[href]:not([target], [download], [href="#main"])',
    )
    const leads = leadsAway(linkOf(event))
    // While another page is on its way the browser alone follows links: else what was pressed first could come last.
    if (isWithout || !control || (isHydrated && !(isLeaving && leads))) return
    if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    isLeaving = leads
    show(control)
    if (isHydrated || !leads) event.stopPropagation()
    if (leads) return
    event.preventDefault()
    if (hasOwnWay(control)) waiting = window.setTimeout(goOn, patience)
  }

  /** What else is pressed waits until the code has come, however late. */
  function hasOwnWay(control: HTMLElement | undefined): boolean {
    return (
      control instanceof HTMLAnchorElement ||
      (control instanceof HTMLButtonElement && control.type === 'submit')
    )
  }

  /** What was pressed looks as if it was heard. */
  function show(control: HTMLElement) {
    letGo()
    pressed = control
    control.dataset.held = ''
    control.setAttribute('aria-busy', 'true')
    page.dataset.navigating = ''
  }

  function linkOf({ target }: Event): HTMLAnchorElement | null {
    return target instanceof Element
      ? target.closest('a[href]:not([target], [download], [data-opens])')
      : null
  }

  /** A link to another page is the browser's own: it comes there sooner than the code would come here. */
  function leadsAway(link: HTMLAnchorElement | null): boolean {
    return link?.origin === location.origin && link.pathname !== location.pathname
  }

  /** What was held back looks as it did before. */
  function letGo() {
    const control = pressed
    clearTimeout(waiting)
    if (!control) return
    pressed = undefined
    delete control.dataset.held
    control.removeAttribute('aria-busy')
    delete page.dataset.navigating
    return control
  }

  /** What opens without code closes without it too. */
  function closeByEscape({ key, target }: KeyboardEvent) {
    if (isHydrated || key !== 'Escape' || !(target instanceof Element)) return
    const open = target.closest('details[open]')
    open?.removeAttribute('open')
    open?.querySelector('summary')?.focus()
  }

  function goOn() {
    const control = letGo()
    if (!control) return
    if (control instanceof HTMLAnchorElement) go(control.href, () => location.assign(control.href))
    else if (control instanceof HTMLButtonElement && control.type === 'submit')
      go(location.href, () => control.form && send(control.form), control.form)
  }

  function send(form: HTMLFormElement) {
    if (isWayBack(form)) history.back()
    else form.submit()
  }

  function isWayBack({ dataset }: HTMLFormElement): boolean {
    const { navigation } = window as { navigation?: Navigation }
    return dataset.goes === 'back' && navigation?.canGoBack === true
  }

  /** Without a connection a page stays: the browser would put its own in its place. */
  function go(address: string, leave: () => void, form?: HTMLFormElement | null) {
    if (navigator.onLine) return leave()
    // What is pressed twice is sent once.
    if (form && isAsking) return
    isAsking = form !== undefined
    fetch(address, { method: 'HEAD' })
      .then(leave, () => stayHere(form))
      .finally(() => {
        isAsking = false
      })
  }

  /** What is sent may be kept by whatever hears `unsent`, which then says so. */
  function stayHere(form?: HTMLFormElement | null) {
    letGo()
    isLeaving = false
    const isKept = form?.dispatchEvent(new Event('unsent', { bubbles: true, cancelable: true })) === false
    if (!isKept) tell(document.getElementById('no-connection')?.dataset.says ?? noConnection)
  }

  function pressAgain() {
    isHydrated = true
    if (isLeaving) return
    const control = letGo()
    // The list of a field opens where that still has the focus.
    if (!(control instanceof HTMLInputElement) || control === document.activeElement) control?.click()
  }

  /** The page's code did not arrive: it shows what it would without any. After a new build it is loaded anew. */
  function doWithout() {
    if (isHydrated || isWithout) return
    isWithout = true
    page.dataset.codeless = ''
    if (isLeaving) return
    const leads = hasOwnWay(pressed)
    goOn()
    if (leads) return
    const code = document.querySelector<HTMLLinkElement>('link[data-code]')?.href ?? location.href
    const look = () =>
      fetch(code, { method: 'HEAD' }).then(
        ({ status }) => status === 404 && mayLoadAnew() && location.reload(),
      )
    look().catch(() =>
      window.addEventListener('online', () => mayLoadAnew() && location.reload(), { once: true }),
    )
  }

  /** Once a minute at most, so that no page is loaded for ever. */
  function mayLoadAnew() {
    try {
      const last = Number(sessionStorage.getItem('started-anew'))
      sessionStorage.setItem('started-anew', String(Date.now()))
      return Date.now() - last > 60_000
    } catch {
      return false
    }
  }

  function stay(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download], [aria-haspopup])')
    if (navigator.onLine || !link || link.pathname + link.search === location.pathname + location.search)
      return
    event.preventDefault()
    event.stopPropagation()
    go(link.href, () => location.assign(link.href))
  }

  /** A form that no code takes: without a connection it stays, and what goes back goes back. */
  function leaveByForm(event: SubmitEvent) {
    const { target: form } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (navigator.onLine && !isWayBack(form)) return
    event.preventDefault()
    go(location.href, () => send(form), form)
  }

  /** A picture that is stopped on its way to the next page, for whichever reason, is a failure to the browser alone. */
  function hearFailure(event: PromiseRejectionEvent) {
    if (/^Transition was /.test(event.reason?.message)) event.preventDefault()
    else doWithout()
  }

  window.addEventListener('keydown', closeByEscape, true)
  // Whoever comes back is to find the place where they were.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate') page.dataset.dormant = ''
  for (const begin of ['pointerdown', 'touchstart']) window.addEventListener(begin, press, listening)
  for (const act of acts) window.addEventListener(act, start, listening)
  for (const end of ['click', 'pointercancel', 'keyup']) window.addEventListener(end, release, listening)
  if ('waits' in page.dataset) start()
  window.addEventListener('click', stay, true)
  window.addEventListener('click', hold, true)
  window.addEventListener('submit', leaveByForm)
  window.addEventListener('hydrated', pressAgain)
  window.addEventListener('unhandledrejection', hearFailure)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    letGo()
    isLeaving = false
  })
  document.addEventListener('DOMContentLoaded', () => {
    isRead = true
    goAhead()
  })
  // Whoever is signed in came to act, and may see more than was served.
  try {
    if (localStorage.getItem('token')) start()
  } catch {}
  window.addEventListener('load', () => {
    setTimeout(start, longestDormancy)
    setTimeout(
      () => !hasStarted && fetchCode('prefetch', 'link[data-code=early], link[data-styles]'),
      untilAhead,
    )
  })
}
