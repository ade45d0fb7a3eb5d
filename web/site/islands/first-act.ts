import { hasBegun } from './has-begun.ts'

const acts = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'click'],
  ...['focusin', 'input', 'change', 'error'],
]

/** Milliseconds after which a page that nobody touches comes alive by itself. */
const longestSleep = 5000

let act: Promise<void> | undefined

/** Fulfilled with the visitor's first act of any kind, with the first picture that fails, or after a while. */
export function firstAct(): Promise<void> {
  act ??= new Promise((resolve) => {
    const listening = { capture: true, passive: true }
    function end() {
      for (const name of acts) window.removeEventListener(name, end, listening)
      resolve()
    }
    for (const name of acts) window.addEventListener(name, end, listening)
    if (hasBegun()) end()
    else setTimeout(end, longestSleep)
  })
  return act
}
