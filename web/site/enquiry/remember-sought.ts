/**
 * Runs within the page, before any other code: which plot and which words a visitor looked for last is kept for as long as
 * the tab is open, so that an enquiry can say it. What the finder took for the plot its page says in `data-plot`: its words are
 * those of the same search, or none. Where no plot is named, the one before stays: it is the same land. It stands in the page
 * as text, so nothing from outside of it may be used.
 */
export function rememberSought() {
  function keep(said: { plot?: string; search?: string | undefined }) {
    try {
      const before = JSON.parse(sessionStorage.getItem('sought') ?? '{}')
      sessionStorage.setItem('sought', JSON.stringify({ ...before, ...said }))
    } catch {}
  }

  function note(address: string) {
    const { pathname, searchParams: asked } = new URL(address, location.href)
    const plot = asked.get('plot')
    const search = asked.get('search') || (pathname === '/find' && asked.get('q'))
    if (plot || search) keep({ ...(plot && { plot }), ...(search && { search }) })
  }

  function noteFound() {
    const plot = document.querySelector<HTMLElement>('[data-plot]')?.dataset.plot
    if (plot) keep({ plot, search: new URLSearchParams(location.search).get('q') || undefined })
  }

  note(location.href)
  // A page that the browser had kept is shown again without being read again.
  for (const shown of ['DOMContentLoaded', 'pageshow', 'found']) window.addEventListener(shown, noteFound)
  const { navigation } = window as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) =>
    note((event as unknown as { destination: { url: string } }).destination.url),
  )
}
