/** Whether what is pressed there is text that is being typed. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, [contenteditable], input:not([type=checkbox], [type=radio])')
  )
}
