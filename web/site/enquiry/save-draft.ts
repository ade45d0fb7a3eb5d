/**
 * Runs within the page, before any other code: what is typed into an enquiry stays in this browser until it is sent,
 * also where it is typed, or the page left, before the page's code has come. What was typed before is put back. It
 * stands in the page as text, so nothing from outside of it may be used; `draft.ts` reads the same entry.
 */
export function saveDraft() {
  const entry = 'enquiry'
  /** Characters that are saved of one field: more than any of them takes. */
  const most = 4000
  /** What the page itself begins to say, by field. Its code makes what was typed the beginning. */
  const begun = new WeakMap<Element, string>()

  function read(): Record<string, string> {
    try {
      return JSON.parse(localStorage.getItem(entry) ?? '{}', textsAlone) ?? {}
    } catch {
      return {}
    }
  }

  /** Of an entry that was written otherwise all else is left out. */
  function textsAlone(field: string, value: unknown) {
    return field === '' || typeof value === 'string' ? value : undefined
  }

  /** What was typed into one enquiry of the page is being put into the others. */
  let isMirroring = false

  function save({ target }: Event) {
    if (isMirroring || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    if (!target.form?.hasAttribute('data-draft') || target.name === 'website') return
    const typed = { ...read(), [target.name]: target.value.slice(0, most) }
    try {
      localStorage.setItem(entry, JSON.stringify(typed))
    } catch {
      // Nothing can be saved here: the form is as good as any other.
    }
    isMirroring = true
    mirror(target)
    isMirroring = false
  }

  /** Each goes on from what the page begins to say in it. */
  function mirror(source: HTMLInputElement | HTMLTextAreaElement) {
    const { name, value } = source
    const own = begun.get(source) ?? ''
    const typed = value.startsWith(own) ? value.slice(own.length) : value
    fieldsOf(name, (field) => {
      const next = (begun.get(field) ?? '') + typed
      if (field === source || field.value === next) return
      field.value = next
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  /** What the enquiries of the page call by a name: one is laid over another. */
  function fieldsOf(name: string, use: (field: HTMLInputElement | HTMLTextAreaElement) => void) {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) use(field)
    }
  }

  /**
   * Of a requirement that the page begins, what was typed is the rest; where it was gone on with here, another tab has typed
   * that. @returns whether anything was changed
   */
  function putInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
    const { value } = field
    const isBegun = field.name === 'requirement' && value === begun.get(field)
    if (text.startsWith(value)) field.value = text
    else if (isBegun && !value.endsWith(text)) field.value += text
    return field.value !== value
  }

  function putBack(onChange?: (field: Element) => void) {
    for (const [name, text] of Object.entries(read()))
      fieldsOf(name, (field) => {
        if (putInto(field, text)) onChange?.(field)
      })
  }

  /** What the browser may now send by itself. */
  function noteSent({ target }: Event) {
    if (!(target instanceof HTMLFormElement) || !target.hasAttribute('data-draft')) return
    try {
      sessionStorage.setItem(entry, localStorage.getItem(entry) ?? '')
    } catch {
      // Nothing was saved either.
    }
  }

  /** Another page may have gone on typing since: that has not been sent. */
  function forgetReceived() {
    const typed = localStorage.getItem(entry)
    if ((sessionStorage.getItem(entry) ?? typed) === typed) localStorage.removeItem(entry)
  }

  function begin() {
    if (new URLSearchParams(location.search).has('received') && isArrival()) forgetReceived()
    for (const field of document.querySelectorAll<HTMLTextAreaElement>('form[data-draft] textarea'))
      begun.set(field, field.defaultValue)
    putBack()
    // Whoever has typed before is in the middle of it: the page need not wait for another act to count along.
    if (Object.values(read()).some(Boolean))
      document.querySelector('form[data-draft]')?.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** A field that is hydrated begins with what the page has filled in by itself. */
  function putBackHydrated() {
    putBack((field) => field.dispatchEvent(new Event('input', { bubbles: true })))
  }

  /** An enquiry that could not be sent earlier is for the page's code to send, which need not wait for an act. */
  function waits() {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith('waiting-enquiry '))
    } catch {
      return false
    }
  }

  function isArrival() {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return navigation?.type === 'navigate'
  }

  if (waits()) document.documentElement.dataset.waits = ''
  window.addEventListener('input', save, true)
  window.addEventListener('submit', noteSent, true)
  window.addEventListener('hydrated', putBackHydrated)
  document.addEventListener('DOMContentLoaded', begin)
}
