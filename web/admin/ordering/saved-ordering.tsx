import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderSent } from '#contract/order.ts'
import { type Api, api } from '#web/api/request.ts'
import { orOnceMore } from '../list/once-more.ts'
import { useChange } from '../page/use-change.ts'
import { moved } from './moved.ts'
import { createOrderSaving } from './order-saving.ts'
import { Ordering } from './ordering.tsx'

/** Stores an order: those named come first. */
type SaveOrder = (api: Api, order: OrderSent, signal: AbortSignal) => Promise<unknown>

interface SavedOrderingProps<Row> {
  rows: Row[]
  /** The rows are one page of the list, or those that a search found. */
  isPartial?: boolean
  /** The call that stores the order of this list; it is what tells the list from others. */
  save: SaveOrder
  children: (rows: Row[]) => ReactNode
}

/** Each list's orders on their way, which go on when the list is left for another page. */
const savings = new Map<SaveOrder, ReturnType<typeof createOrderSaving>>()

function savingBy(save: SaveOrder) {
  const saving =
    savings.get(save) ?? createOrderSaving((order, signal) => orOnceMore(() => save(api, order, signal)))
  savings.set(save, saving)
  return saving
}

/** The rows of a list in an order that is saved as they are moved. What cannot be saved goes back to where it was. */
export function SavedOrdering<Row extends { _id: string }>({
  rows,
  isPartial,
  save,
  children,
}: SavedOrderingProps<Row>) {
  const change = useChange()
  const { revalidate } = useRevalidator()
  const [read, setRead] = useState(rows)
  const [order, setOrder] = useState<string[]>()
  const saving = savingBy(save)

  // The order that is read after the last save replaces the one that was made here.
  if (read !== rows) {
    setRead(rows)
    if (!saving.isUnderWay()) setOrder(undefined)
  }
  const shown = order ? inOrder(rows, order) : rows

  function move(from: number, to: number) {
    const ids = moved(shown, from, to).map(({ _id }) => _id)
    if (!isPartial) setOrder(ids)
    const before = shown.map(({ _id }) => _id)
    keep(isPartial ? { ids: ids.slice(0, 1) } : { ids, before })
  }

  async function keep(order: OrderSent) {
    saving.want(order)
    if (saving.isUnderWay()) return
    try {
      await change(saving.run, { failed: 'Failed to save the order' })
    } catch {
      setOrder(undefined)
      await revalidate()
    }
  }

  return (
    <Ordering keys={shown.map(({ _id }) => _id)} isPartial={isPartial} onMove={move}>
      {children(shown)}
    </Ordering>
  )
}

/** Rows that the order does not know are new, and come first. */
function inOrder<Row extends { _id: string }>(rows: Row[], order: string[]): Row[] {
  return rows.toSorted((one, other) => order.indexOf(one._id) - order.indexOf(other._id))
}
