/**
 * Runs within the page, before any other code: designs are kept in this browser and given up again by their marks, which
 * say so, and the tray says how many there are. It stands in the page as text, so nothing from outside of it may be used;
 * `kept.ts` reads the same entry.
 * @param tell shows a visitor a message without any code
 */
export function keepMarks(tell: (message: string) => void) {
  interface Kept {
    id: string
    title?: string | null
    note?: string
  }

  const entry = 'shortlist'
  const most = 30
  const page = document.documentElement
  /** Given up on this page: whoever presses a mark twice has their note again. */
  const givenUp = new Map<string, Kept>()
  let ids = new Set<string>()

  function read(): Kept[] {
    const text = localStorage.getItem(entry)
    try {
      const kept = JSON.parse(text ?? '[]')
      return Array.isArray(kept) ? kept.filter((one) => /^[\w-]{1,40}$/.test(one?.id ?? '')) : []
    } catch {
      return []
    }
  }

  function press({ target }: Event) {
    const mark = target instanceof Element ? target.closest<HTMLElement>('[data-keep]') : null
    const id = mark?.dataset.keep
    if (!id) return
    const kept = read()
    const place = kept.findIndex((one) => one.id === id)
    if (place < 0 && kept.length >= most)
      return tell(document.querySelector<HTMLElement>('[data-full]')?.dataset.full ?? '')
    if (place < 0) kept.push(givenUp.get(id) ?? { id, title: mark.lastElementChild?.textContent })
    else for (const one of kept.splice(place, 1)) givenUp.set(id, one)
    try {
      localStorage.setItem(entry, JSON.stringify(kept))
    } catch {
      // Nothing can be saved here: the mark stays as it is.
    }
    window.dispatchEvent(new Event('shortlist'))
  }

  function show(element: Element) {
    if (!(element instanceof HTMLElement)) return
    const { keep } = element.dataset
    if (keep) element.setAttribute('aria-pressed', String(ids.has(keep)))
    else element.textContent = String(ids.size)
  }

  function showAll() {
    ids = new Set(read().map(({ id }) => id))
    if (ids.size > 0) page.dataset.kept = ''
    else delete page.dataset.kept
    for (const element of document.querySelectorAll('[data-keep], [data-kept-count]')) show(element)
  }

  try {
    showAll()
  } catch {
    // Where the browser keeps nothing there are no marks.
    return
  }
  page.dataset.keeps = ''
  // What these pages show lies in the browser, or changes while it is looked at: their code need not wait for an act.
  if (/^\/(shortlist\/?$|s\/)/.test(location.pathname)) page.dataset.waits = ''
  document.addEventListener('DOMContentLoaded', showAll)
  window.addEventListener('click', press, true)
  window.addEventListener('shortlist', showAll)
  window.addEventListener('storage', showAll)
  window.addEventListener('pageshow', showAll)
  // Said by a mark that the page's code has put there.
  window.addEventListener('mark', ({ target }) => target instanceof Element && show(target))
}
