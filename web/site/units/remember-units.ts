/**
 * Runs within the page, before any other code: what is measured is shown in the units that the visitor chose last, and a
 * choice is remembered. It stands in the page as text, so nothing from outside of it may be used.
 */
export function rememberUnits() {
  const page = document.documentElement
  const isChoice = (target: unknown): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.name === 'units'

  function show(units: string | null) {
    if (!units) return
    page.dataset.units = units
    for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=units]'))
      choice.checked = choice.value === units
  }

  function showChosen() {
    try {
      show(localStorage.getItem('units'))
    } catch {}
  }

  showChosen()
  document.addEventListener('DOMContentLoaded', showChosen)
  window.addEventListener('change', ({ target }) => {
    if (!isChoice(target)) return
    show(target.value)
    try {
      localStorage.setItem('units', target.value)
    } catch {}
  })
}
