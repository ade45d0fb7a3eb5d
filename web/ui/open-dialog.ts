/**
 * Opens a served dialog over the page, and begins at its first empty field; by touch at its title, so that no keyboard
 * comes up over what has not been read. It stands in a sleeping page as text, so nothing from outside of it may be used.
 */
export function openDialog(dialog: HTMLDialogElement) {
  if (dialog.open) return
  dialog.showModal()
  const isByTouch = window.matchMedia('(pointer: coarse)').matches
  const fields = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"], [tabindex="-1"]), textarea',
  )
  const empty = isByTouch ? undefined : [...fields].find(({ value }) => value === '')
  const title = dialog.querySelector<HTMLElement>('h2')
  ;(empty ?? title)?.focus()
  dialog.dispatchEvent(new Event('opened'))
}
