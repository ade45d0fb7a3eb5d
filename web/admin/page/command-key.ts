type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** True for Ctrl or Cmd with this letter alone, in either letter case, and on a keyboard of another script. */
export function isCommand({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys, letter: string): boolean {
  const isLetter = /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
  return isLetter && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** Whether a dialog lies over the page: what is pressed then is not meant for the page. */
export function isCovered(): boolean {
  return document.querySelector('[role="dialog"], dialog[open]') !== null
}
