/**
 * Runs within the page, before any other code: which plot and which words a visitor looked for last is kept for as long as
 * the tab is open, so that an enquiry can say it. It stands in the page as text, so nothing from outside of it may be used.
 */
export function rememberSought() {
  function note(address: string) {
    try {
      const { pathname, searchParams: asked } = new URL(address, location.href)
      const { width, depth, unit = 'ft', facing } = Object.fromEntries(asked)
      const sides = width && depth && `${width}x${depth}${unit}${facing ? `-${facing.toLowerCase()}` : ''}`
      const plot = asked.get('plot') || sides
      const search = asked.get('search') || (pathname === '/find' && asked.get('q'))
      if (!plot && !search) return
      const before = JSON.parse(sessionStorage.getItem('sought') ?? '{}')
      sessionStorage.setItem(
        'sought',
        JSON.stringify({ ...before, ...(plot && { plot }), ...(search && { search }) }),
      )
    } catch {}
  }

  note(location.href)
  const { navigation } = window as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) =>
    note((event as unknown as { destination: { url: string } }).destination.url),
  )
}
