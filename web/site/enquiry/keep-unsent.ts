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
  const page = document.documentElement

  /** @returns false where there is no room */
  function put(values: object): boolean {
    try {
      if (Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length >= most) return false
      localStorage.setItem(prefix + Date.now(), JSON.stringify(values))
      localStorage.removeItem('enquiry')
      return true
    } catch {
      return false
    }
  }

  function keep(event: Event) {
    const form = event.target as HTMLFormElement
    if (!form.hasAttribute('data-draft')) return
    if (form.reportValidity()) {
      if (!put({ ...beside(), ...Object.fromEntries(new FormData(form)) })) return
      page.dataset.waits = ''
      for (const draft of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) draft.reset()
      form.closest('dialog')?.close()
      tell(document.getElementById('no-connection')?.dataset.waiting ?? '', longEnough)
      window.addEventListener('online', loadAnew)
    }
    event.preventDefault()
  }

  function loadAnew() {
    if (!('hydrated' in page.dataset)) location.reload()
  }

  window.addEventListener('unsent', keep)
}
