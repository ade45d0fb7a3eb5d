import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useChange } from '../change.ts'
import { moved } from './moved.ts'
import { Ordering } from './ordering.tsx'

interface OrderedProps<Row> {
  rows: Row[]
  /** The rows are a page or a choice of the list, not the whole of it. */
  isPart?: boolean
  /** Stores the order: those named come first. */
  save: (ids: string[]) => Promise<unknown>
  children: (rows: Row[]) => ReactNode
}

/** The rows of a list in an order that is saved as they are moved. What cannot be saved goes back to where it was. */
export function Ordered<Row extends { _id: string }>({ rows, isPart, save, children }: OrderedProps<Row>) {
  const change = useChange()
  const { revalidate } = useRevalidator()
  const [read, setRead] = useState(rows)
  const [order, setOrder] = useState<string[]>()
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const wanted = useRef<string[]>(undefined)

  // What is read anew after the last save takes the place of what was moved here.
  if (read !== rows) {
    setRead(rows)
    if (!isSaving) setOrder(undefined)
  }
  const shown = order ? inOrder(rows, order) : rows

  // What still waits for its turn goes out before the page does.
  useEffect(() => {
    const sendWaiting = () => wanted.current && save(wanted.current).catch(() => undefined)
    window.addEventListener('pagehide', sendWaiting)
    return () => window.removeEventListener('pagehide', sendWaiting)
  }, [save])

  function move(from: number, to: number) {
    const ids = moved(shown, from, to).map(({ _id }) => _id)
    if (!isPart) setOrder(ids)
    keep(isPart ? ids.slice(0, 1) : ids)
  }

  /** Of the orders that come while one is being saved, only the last is saved next. */
  async function keep(ids: string[]) {
    wanted.current = ids
    if (isBusy.current) return
    try {
      await change(saveWanted, { failed: 'Failed to save the order' })
    } catch {
      setOrder(undefined)
      await revalidate()
    }
  }

  async function saveWanted() {
    isBusy.current = true
    setSaving(true)
    try {
      while (wanted.current) {
        const ids = wanted.current
        wanted.current = undefined
        await save(ids)
      }
    } finally {
      wanted.current = undefined
      isBusy.current = false
      setSaving(false)
    }
  }

  return (
    <Ordering keys={shown.map(({ _id }) => _id)} isPart={isPart} onMove={move}>
      {children(shown)}
    </Ordering>
  )
}

/** Rows that the order does not know are new, and come first. */
function inOrder<Row extends { _id: string }>(rows: Row[], order: string[]): Row[] {
  return rows.toSorted((one, other) => order.indexOf(one._id) - order.indexOf(other._id))
}
