/**
 * Calls `end` once so many milliseconds have passed in which neither mouse nor keyboard was on the element, and the page was
 * seen; what a finger has touched has the focus too. @returns how to call it off
 */
export function countDown(element: HTMLElement, milliseconds: number, end: () => void): () => void {
  let left = milliseconds
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUnderMouse = false
  const listening = new AbortController()
  const { signal } = listening

  function settle() {
    const isHeld = isUnderMouse || document.hidden || hasKeyboard(element)
    if (isHeld === (timer === undefined)) return
    if (isHeld) {
      clearTimeout(timer)
      timer = undefined
      left -= Date.now() - since
    } else {
      since = Date.now()
      timer = setTimeout(end, left)
    }
  }

  function hover(isIn: boolean) {
    return ({ pointerType }: PointerEvent) => {
      isUnderMouse = isIn && pointerType === 'mouse'
      settle()
    }
  }

  element.addEventListener('pointerenter', hover(true), { signal })
  element.addEventListener('pointerleave', hover(false), { signal })
  element.addEventListener('focusin', settle, { signal })
  // The focus has moved on only after the event.
  element.addEventListener('focusout', () => queueMicrotask(settle), { signal })
  document.addEventListener('visibilitychange', settle, { signal })
  settle()
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}

function hasKeyboard(element: HTMLElement): boolean {
  const { activeElement } = document
  return element.contains(activeElement) && activeElement?.matches(':focus-visible') === true
}
