import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'

interface OrderingValue {
  /** What is ordered, as it stands now. */
  keys: string[]
  /** What is shown is a part of the whole: only the way to its top makes sense. */
  isPart: boolean
  /** @param button keeps the focus on its way */
  move: (from: number, to: number, button?: HTMLElement) => void
}

const OrderingContext = createContext<OrderingValue | null>(null)

interface OrderingProps {
  keys: string[]
  isPart?: boolean
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A list whose items can be moved, by the buttons and the handle of each; every move is said aloud. */
export function Ordering({ keys, isPart = false, onMove, children }: OrderingProps) {
  const [moves, setMoves] = useState({ count: 0, news: '' })
  const pressed = useRef<HTMLElement>(null)

  // An element that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  })

  function move(from: number, to: number, button?: HTMLElement) {
    if (from === to || to < 0 || to >= keys.length) return
    pressed.current = button ?? null
    setMoves(({ count }) => ({ count: count + 1, news: `Moved to ${to + 1} of ${keys.length}` }))
    onMove(from, to)
  }

  return (
    <OrderingContext value={{ keys, isPart, move }}>
      {children}
      <p role="status" className="sr-only">
        <span key={moves.count}>{moves.news}</span>
      </p>
    </OrderingContext>
  )
}

export function useOrdering(): OrderingValue {
  const value = useContext(OrderingContext)
  if (!value) throw new Error('What is moved stands in an Ordering')
  return value
}
