import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { pageNonce } from '#web/ui/page-nonce.ts'

interface OrderingValue {
  /** What is ordered, as it stands now. */
  keys: string[]
  /** The items are only some of the whole list: all that makes sense is to move one to the top. */
  isPartial: boolean
  /** @param button keeps the focus on its way */
  move: (from: number, to: number, button?: HTMLElement) => void
  /** Where each item that can be dragged is shown. */
  shown: Map<string, HTMLElement>
  /** Rises where what drags has to begin anew. */
  beginnings: number
}

const OrderingContext = createContext<OrderingValue | null>(null)

interface OrderingProps {
  keys: string[]
  isPartial?: boolean
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/**
 * Without what serves screen readers and the keyboard: they have the buttons, whose moves are said aloud. A dropped
 * item comes to rest at once: while it still moved, nothing else could be done with it.
 */
const plugins = [AutoScroller, Cursor, PreventSelection, Feedback.configure({ dropAnimation: null })]

/** Its style sheets carry the page's nonce. */
const withNonce = () => [StyleInjector.configure({ nonce: pageNonce() }), ...plugins]

/** A handle is meant to be dragged: a few pixels begin it, by touch too. */
const sensors = [
  PointerSensor.configure({
    activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
]

/** A list whose items can be moved, by the buttons and the handle of each; every move is said aloud. */
export function Ordering({ keys, isPartial = false, onMove, children }: OrderingProps) {
  const [moves, setMoves] = useState({ count: 0, announcement: '' })
  const pressed = useRef<HTMLElement>(null)
  const [ownPlugins] = useState(withNonce)
  const [shown] = useState(() => new Map<string, HTMLElement>())
  const [beginnings, setBeginnings] = useState(0)
  const dragged = useRef<string[]>(keys)

  // An element that is moved in the page loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  })

  // Dragging moves elements by itself, and knows nothing of a list that has become another one meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: otherwise the elements stand as React has put them
  useLayoutEffect(() => {
    if (beginnings > 0) for (const key of keys) putLast(shown.get(key))
  }, [beginnings])

  function move(from: number, to: number, button?: HTMLElement) {
    // The first of some may have others of the whole list before it.
    if ((from === to && !isPartial) || to < 0 || to >= keys.length) return
    pressed.current = button ?? null
    setMoves(({ count }) => ({ count: count + 1, announcement: `Moved to ${to + 1} of ${keys.length}` }))
    onMove(from, to)
  }

  function drop({ canceled, operation }: DragEndEvent) {
    const { source } = operation
    if (!isSortable(source)) return
    const isSameList = keys.join() === dragged.current.join()
    if (!isSameList) setBeginnings((count) => count + 1)
    const item = String(source.id)
    const from = keys.indexOf(item)
    // Among some of the whole list a place says nothing: where it has become that meanwhile, nothing is moved.
    if (canceled || from === -1 || isPartial) return
    move(from, isSameList ? source.index : inShownOrder(keys, shown).indexOf(item))
  }

  return (
    <OrderingContext value={{ keys, isPartial, move, shown, beginnings }}>
      <DragDropProvider
        plugins={ownPlugins}
        sensors={sensors}
        onDragStart={() => {
          dragged.current = keys
        }}
        onDragEnd={drop}
      >
        {children}
      </DragDropProvider>
      <p role="status" className="sr-only">
        <span key={moves.count}>{moves.announcement}</span>
      </p>
    </OrderingContext>
  )
}

export function useOrdering(): OrderingValue {
  const value = useContext(OrderingContext)
  if (!value) throw new Error('An item to be moved must be inside an Ordering')
  return value
}

function putLast(element: HTMLElement | undefined) {
  element?.parentElement?.append(element)
}

function inShownOrder(keys: string[], shown: Map<string, HTMLElement>): string[] {
  return keys.toSorted((one, other) => {
    const [first, second] = [shown.get(one), shown.get(other)]
    return first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING
      ? 1
      : -1
  })
}
