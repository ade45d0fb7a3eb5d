/**
 * Runs within the page: what the page says of itself in `data-visit` is told to the firm's own count once its visitor sees
 * it, and not again where the page is loaded anew; of what the browser changes on it, once it has stood for a while. What is
 * kept is told too, once a page (`shortlist/keep-marks.ts`). Nothing is told where the browser asks not to be tracked, nor of who is signed in to the back-office. It stands in the page as
 * text, so nothing from outside of it may be used.
 */
export function tellVisits() {
  const longEnough = 1000
  const said = '[data-visit]'
  let told = ''
  let standing: number

  function isAsked(): boolean {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
    if (doNotTrack === '1' || globalPrivacyControl) return false
    try {
      return localStorage.getItem('token') === null
    } catch {
      return true
    }
  }

  function tell(isLoadedAnew = false) {
    if (document.visibilityState !== 'visible') return
    const visit = document.querySelector<HTMLElement>(said)?.dataset.visit ?? ''
    if (visit === told) return
    told = visit
    if (visit && !isLoadedAnew) send(visit)
  }

  function send(visit: string) {
    if (isAsked()) navigator.sendBeacon?.('/api/visits', new Blob([visit], { type: 'application/json' }))
  }

  function keptHere(): string[] {
    try {
      return JSON.parse(localStorage.getItem('shortlist') ?? '[]').map(({ id }: { id: string }) => id)
    } catch {
      return []
    }
  }

  const kept = new Set(keptHere())
  window.addEventListener('shortlist', () => {
    for (const design of keptHere()) {
      if (!kept.has(design) && /^[0-9a-f]{24}$/.test(design)) send(JSON.stringify({ kind: 'kept', design }))
      kept.add(design)
    }
  })

  document.addEventListener('DOMContentLoaded', () => {
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    tell(loading?.type === 'reload')
    new MutationObserver(() => {
      clearTimeout(standing)
      standing = window.setTimeout(tell, longEnough)
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-visit'] })
  })
  document.addEventListener('visibilitychange', () => tell())
}
