/**
 * Runs within the page, for when its code does not come: an enquiry that was sent without a connection waits in this browser,
 * as `queue.ts` stores it, and is sent by the code of this page, should it come after all, or of the next. The connection
 * being back, this page is loaded anew to be that. Whatever a browser can't check the server checks, and what it refuses is put
 * back into the form. It stands in the page as text, so nothing from outside of it may be used.
 * @param tell shows a visitor a message without any code, for so many milliseconds
 * @param beside where the visitor writes from
 */
export function keepUnsent(tell: (message: string, milliseconds: number) => void, beside: () => object) {
  const prefix = 'waiting-enquiry '
  const most = 5
  const longEnough = 10_000
  const pause = 5000
  const page = document.documentElement

  /** @returns false where there is no room */
  function put(values: object): boolean {
    try {
      if (Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length >= most) return false
      localStorage.setItem(prefix + Date.now(), JSON.stringify(values))
      return true
    } catch {
      return false
    }
  }

  /** Takes away what was typed; another enquiry, which another page is writing, stays. */
  function forget(sent: FormDataEntryValue | null) {
    try {
      const { requirement = '' } = JSON.parse(localStorage.getItem('enquiry') ?? '{}')
      if (String(sent).replaceAll('\r', '').endsWith(requirement)) localStorage.removeItem('enquiry')
    } catch {
      // Nothing was kept.
    }
  }

  function keep(event: Event) {
    const form = event.target as HTMLFormElement
    // A page that has its code by now keeps what was typed, and sends at the next press.
    if (!form.hasAttribute('data-draft') || 'hydrated' in page.dataset) return
    if (form.reportValidity()) {
      const typed = new FormData(form)
      if (!put({ ...beside(), ...Object.fromEntries(typed) })) return
      forget(typed.get('requirement'))
      page.dataset.waits = ''
      for (const draft of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) draft.reset()
      form.closest('dialog')?.close()
      tell(document.getElementById('no-connection')?.dataset.waiting ?? '', longEnough)
      window.addEventListener('online', loadAnew)
    }
    event.preventDefault()
  }

  /** A line that is up may lead nowhere yet: the browser would put a page of its own in the place of this one. */
  function loadAnew() {
    if ('hydrated' in page.dataset) return
    const here = location.pathname + location.search
    fetch(here, { method: 'HEAD' }).then(
      () => location.assign(here),
      () => setTimeout(loadAnew, pause),
    )
  }

  window.addEventListener('unsent', keep)
}
