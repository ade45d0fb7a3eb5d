import { isTyping } from '#web/ui/is-typing.ts'
import { isCovered } from '../page/command-key.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Where a letter finds what begins with it. */
const findsByLetter = 'select, [role=menu], [role=listbox], [role=combobox]'

/**
 * The letter or sign that was pressed by itself, in capitals, a letter on a keyboard of another script too; nothing where it
 * is held with a key that makes it the browser's.
 */
export function letterOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (ctrlKey || metaKey || altKey || [...key].length !== 1) return
  if (/^[ -~]$/.test(key)) return key.toUpperCase()
  return /\p{Script=Latin}/u.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1]
}

/** Whether a letter that is pressed there is meant for the page: not for a field, a menu, or a dialog over it. */
export function isForPage({ target, defaultPrevented }: Pick<Event, 'target' | 'defaultPrevented'>): boolean {
  if (defaultPrevented || isTyping(target) || isCovered()) return false
  return !(target instanceof Element && target.closest(findsByLetter))
}
