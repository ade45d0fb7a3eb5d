import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { isShown } from '../page/is-shown.ts'
import { useDestination } from '../page/use-destination.ts'
import { isForPage, letterOf } from './letter.ts'
import { lettersOff } from './letters-off.ts'

/**
 * Has single letters act on a page, unless that is switched off: each presses what names it in `aria-keyshortcuts`, or puts
 * the cursor there. Of several, the first that is seen. On the way to another page they act on neither.
 * @param openList what `?` does, on every page
 */
export function useLetters(openList: () => void) {
  const { pathname } = useLocation()
  const destination = useDestination()

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const letter = letterOf(event)
    if (!letter || event.repeat || lettersOff.isOn() || !isForPage(event)) return
    if (destination() !== pathname) return
    const control = letter === '?' ? undefined : controlOf(letter)
    if (letter !== '?' && !control) return
    // A letter is not to stand in the field that it leads to.
    event.preventDefault()
    if (!control) openList()
    else if (control.matches('input, textarea')) control.focus()
    else control.click()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function controlOf(letter: string): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(letter)}"]`)
  return [...named].find((control) => isShown(control) && !control.matches(':disabled'))
}
