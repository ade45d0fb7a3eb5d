/**
 * Runs within the page's head. Whoever has been here sees the page in our fonts from its first paint, and waits for none
 * between two pages. A first visit is drawn at once in the fallback fonts, which have the widths and heights of ours, and in
 * ours as soon as all of them have loaded: they are asked for once the page is painted, since until then the line is its
 * text's and its picture's. It stands in the page as text, so nothing from outside of it may be used.
 */
export function awaitFonts() {
  const page = document.documentElement
  const mostMilliseconds = 500
  const entry = 'fonts'
  const faces = ['1em "Anek Latin"', '600 expanded 1em "Anek Latin"', '1em "Martian Mono"']

  const load = () => Promise.all(faces.map((face) => document.fonts.load(face)))

  function haveLoadedBefore() {
    try {
      return localStorage.getItem(entry) !== null
    } catch {
      return false
    }
  }

  function remember() {
    try {
      localStorage.setItem(entry, 'loaded')
    } catch {}
  }

  function holdFirstPaint() {
    const show = () => page.style.removeProperty('visibility')
    page.style.visibility = 'hidden'
    setTimeout(show, mostMilliseconds)
    load().then(show, show)
  }

  function showFallback() {
    let isAsked = false
    const show = () => page.removeAttribute('data-fonts')
    function ask() {
      if (isAsked) return
      isAsked = true
      load().then(remember).then(show, show)
    }
    page.dataset.fonts = 'loading'
    // A page that nobody sees yet is not painted, and not every browser tells of it.
    const tellsOfPaint = PerformanceObserver.supportedEntryTypes.includes('paint')
    if (document.hidden || !tellsOfPaint) window.addEventListener('load', ask)
    new PerformanceObserver(ask).observe({ type: 'paint', buffered: true })
  }

  const isFromHere = document.referrer.startsWith(`${location.origin}/`)
  if (!haveLoadedBefore()) showFallback()
  else if (isFromHere) load().catch(() => {})
  else holdFirstPaint()
}
