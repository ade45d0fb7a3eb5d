import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { leaveBackToRouter, useBackCloses } from '#web/ui/back-closes.ts'

interface DisclosureProps {
  /** What is pressed. */
  summary: ReactNode
  summaryClassName: string
  className: string
  /** @param isOpen what is followed from within an open one takes the place of its history entry */
  children: (isOpen: boolean) => ReactNode
}

/** What opens under the header. It does so without JavaScript too; Escape, Back and a press elsewhere close it. */
export function Disclosure({ summary, summaryClassName, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const shownFor = useRef(key)
  useEffect(() => {
    // A new page closes it; one that was opened before this code came stays open.
    if (shownFor.current !== key && details.current) details.current.open = false
    shownFor.current = key
    setOpen(details.current?.open === true)
  }, [key])

  function close() {
    if (details.current) details.current.open = false
  }

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return
    close()
    currentTarget.querySelector('summary')?.focus()
  }

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) leaveBackToRouter()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <details
      ref={details}
      className={className}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
    >
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${summaryClassName}`}>
        {summary}
      </summary>
      {children(isOpen)}
      {isOpen && <ClosedFromOutside within={details} close={close} />}
    </details>
  )
}

interface ClosedFromOutsideProps {
  within: React.RefObject<HTMLElement | null>
  close: () => void
}

function ClosedFromOutside({ within, close }: ClosedFromOutsideProps) {
  useBackCloses(close)
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!within.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })
  return null
}
