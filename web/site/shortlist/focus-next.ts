/** Before a design is taken out by a button in its column: the focus goes on to that of the next one, or of the one before. */
export function focusNext(button: Element): void {
  const column = button.closest('li')
  const beside = column?.nextElementSibling ?? column?.previousElementSibling
  const next = beside?.querySelector('button') ?? document.getElementById('main')
  next?.focus({ preventScroll: true })
}
