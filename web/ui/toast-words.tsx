import { useEffect, useRef } from 'react'
import { countDown } from './count-down.ts'

interface ToastWordsProps {
  /** How long they are shown, while nobody is on the toast. */
  milliseconds: number
  /** The toast is to go: its time is over. */
  onEnd: () => void
  children: string
}

/** What a toast says, for as long as it is said, or until a finger taps it: a phone has little room beside it. */
export function ToastWords({ milliseconds, onEnd, children }: ToastWordsProps) {
  const words = useRef<HTMLSpanElement>(null)
  const latest = useRef(onEnd)
  latest.current = onEnd

  useEffect(() => {
    const toast = words.current?.closest('li')
    if (!toast) return
    const end = () => latest.current()
    const endTapped = ({ pointerType, target }: PointerEvent) => {
      const isOfControl = target instanceof Element && target.closest('button, a') !== null
      if (pointerType === 'touch' && !isOfControl) end()
    }
    toast.addEventListener('click', endTapped)
    const stop = countDown(toast, milliseconds, end)
    return () => {
      toast.removeEventListener('click', endTapped)
      stop()
    }
  }, [milliseconds])

  return <span ref={words}>{children}</span>
}
