/** Addresses that are never asked for before they are followed: the back-office, the API, files, and what is paid. */
const never = ['/admin*', '/api/*', '/v1/*', '/share/*', '/payment*', '/*\\?*']
const left = '[download], [target], [data-opens], [rel~="nofollow"]'

/** What a browser that knows such rules fetches of the next page once a link to it is pointed at or pressed. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...never.map((address) => ({ not: { href_matches: address } })),
          { not: { selector_matches: left } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Runs within the page: while it sleeps, a link that is pressed or pointed at has its page fetched, also by browsers that
 * know no rules for it; and the picture of a design is carried over from its card to its page, and back. It stands in the
 * page as text, so nothing from outside of it may be used.
 */
export function nextPage() {
  const elsewhere = /^\/(admin|api|v1|share|payment)/
  const longEnough = 65
  const asked = new Set<string>()
  const rules = 'script[type=speculationrules]'
  let pointing: number

  function ask(link: HTMLAnchorElement) {
    if (asked.has(link.href) || 'hydrated' in document.documentElement.dataset) return
    asked.add(link.href)
    const prefetch = document.createElement('link')
    prefetch.rel = 'prefetch'
    prefetch.href = link.href
    document.head.append(prefetch)
  }

  function hear({ target, type }: Event) {
    clearTimeout(pointing)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link || link.matches('[download], [target], [data-opens]') || link.search) return
    if (elsewhere.test(link.pathname) || link.pathname === location.pathname) return
    if (type === 'pointerdown') ask(link)
    else pointing = window.setTimeout(ask, longEnough, link)
  }

  /** Names the picture of the card that leads to an address, and no other picture. */
  function carry(address: string | null | undefined, transition: ViewTransition | null) {
    const path = address && new URL(address).pathname
    if (!transition || !path?.startsWith('/designs/')) return
    const card = [...document.querySelectorAll<HTMLAnchorElement>('article > a')].find(
      ({ pathname }) => pathname === path,
    )
    const image = card?.querySelector('img')
    if (!image) return
    for (const other of document.querySelectorAll('img'))
      if (getComputedStyle(other).viewTransitionName !== 'none') other.style.viewTransitionName = 'none'
    image.style.viewTransitionName = 'design-picture'
    transition.finished.finally(() => {
      image.style.viewTransitionName = ''
    })
  }

  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) document.querySelector(rules)?.remove()
  else if (!HTMLScriptElement.supports?.('speculationrules'))
    for (const act of ['pointerdown', 'pointerover'])
      window.addEventListener(act, hear, { capture: true, passive: true })
  // Once the page is hydrated its router goes on by itself.
  window.addEventListener('hydrated', () => document.querySelector(rules)?.remove())
  window.addEventListener('pageswap', ({ activation, viewTransition }) =>
    carry(activation?.entry?.url, viewTransition),
  )
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    // On the page of a design the picture that comes is its own.
    if (!location.pathname.startsWith('/designs/')) carry(navigation.activation?.from?.url, viewTransition)
  })
}
