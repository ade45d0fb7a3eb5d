import { useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'
import type { ToastAction } from './toast.ts'

/** The actions that can be taken now, the latest last. */
const takeable: (() => void)[] = []

interface ToastButtonProps {
  action: ToastAction
  /** The toast is to go: its action was taken. */
  onEnd: () => void
}

/** Takes a toast's action, by a press or Ctrl+Z, as long as the toast is there. */
export function ToastButton({ action, onEnd }: ToastButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const taken = useRef(false)
  const latest = useRef({ action, onEnd })
  latest.current = { action, onEnd }

  function take() {
    if (taken.current) return
    taken.current = true
    leave(button.current)
    latest.current.onEnd()
    latest.current.action.run()
  }
  const takeLatest = useRef(take)

  useEffect(() => {
    const { current } = takeLatest
    takeable.push(current)
    if (takeable.length === 1) document.addEventListener('keydown', onUndoKeys)
    return () => {
      takeable.splice(takeable.indexOf(current), 1)
      if (takeable.length === 0) document.removeEventListener('keydown', onUndoKeys)
    }
  }, [])

  return (
    <button
      ref={button}
      type="button"
      aria-keyshortcuts="Control+Z"
      onClick={take}
      className="-my-3 ml-auto min-h-11 shrink-0 cursor-pointer px-3 font-medium ruled-link"
    >
      {action.label}
    </button>
  )
}

/** Before the button goes the focus does: to where the stack of toasts had it from, or else to the page. */
function leave(button: HTMLElement | null) {
  if (!button || document.activeElement !== button) return
  button.blur()
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

/** What is typed is taken back by the browser itself. */
function onUndoKeys(event: KeyboardEvent) {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
  if (!isUndo || event.defaultPrevented || isTyping(event.target)) return
  event.preventDefault()
  takeable.at(-1)?.()
}
