import { useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Everything from one id to another in the order of the list, whichever comes first; the second alone without a first. */
export function rangeBetween(ids: string[], from: string | undefined, to: string): string[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)]
  if (end < 0) return []
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The ids with those taken in, or taken out. */
export function withIds(selected: ReadonlySet<string>, ids: string[], isIn: boolean): Set<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (isIn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** How many of the rows are selected, as the checkbox over them says it. */
export function shareOf(selected: number, all: number): 'all' | 'some' | 'none' {
  if (selected === 0) return 'none'
  return selected === all ? 'all' : 'some'
}

const nothing: ReadonlySet<string> = new Set()

/** The rows with those of the others that are not among them. */
export function withOthers<Row extends { _id: string }>(rows: Row[], others: Row[]): Row[] {
  const ids = new Set(rows.map(({ _id }) => _id))
  return [...rows, ...others.filter(({ _id }) => !ids.has(_id))]
}

function idsOf(rows: { _id: string }[]): Set<string> {
  return new Set(rows.map(({ _id }) => _id))
}

interface SelectionState<Row> {
  search: string
  ids: ReadonlySet<string>
  /** Rows of other pages that were selected with those that are shown. */
  others: Row[]
}

/** The selected rows. Another search, order or page begins without any. */
export function useSelection<Row extends { _id: string }>(rows: Row[]) {
  const { search } = useLocation()
  const empty: SelectionState<Row> = { search, ids: nothing, others: [] }
  const [state, setState] = useState(empty)
  const anchor = useRef<string>(undefined)
  const { ids: marked, others } = state.search === search ? state : empty
  const shown = rows.filter(({ _id }) => marked.has(_id))
  const selected = withOthers(rows, others).filter(({ _id }) => marked.has(_id))
  const page = shareOf(shown.length, rows.length)
  const ids = rows.map(({ _id }) => _id)

  function select(next: Iterable<string>) {
    setState({ search, ids: new Set(next), others })
  }

  /** Selects these rows, of other pages too, unless something else has been selected since this was drawn. */
  function selectEvery(all: Row[]) {
    const next = { search, ids: idsOf(all), others: all }
    setState((now) => (now === state ? next : now))
  }

  /**
   * Of what was selected as this was drawn, only what has failed stays, with whatever has been selected since.
   * @param anew the failed ones as they are now, where some are of other pages
   */
  function keepFailed(failed: Row[], anew: Row[] | undefined) {
    const kept = idsOf(anew ?? failed)
    setState((now) => {
      if (now.search !== search) return now
      const besides = withIds(now.ids, [...marked], false)
      return { ...now, ids: withIds(besides, [...kept], true), others: anew ?? now.others }
    })
  }

  return {
    selected,
    page,
    select,
    selectEvery,
    keepFailed,
    has: (id: string) => marked.has(id),
    toggle(id: string, isRange: boolean) {
      select(withIds(marked, rangeBetween(ids, isRange ? anchor.current : id, id), !marked.has(id)))
      anchor.current = id
    },
    togglePage() {
      select(page === 'all' ? [] : ids)
      anchor.current = undefined
    },
  }
}
