import type { MouseEvent } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

/** Where a row leads. */
export interface RowOpening<Row> {
  /** The whole path of the row's page. */
  pathOf: (row: Row) => string
  /** What goes along to the page. */
  state?: unknown
}

const controls = 'a, button, input, select, textarea, label, summary, video, [data-acts]'

/** What a row listens to where a click on it opens its page. The row's own link stays the way of keyboards. */
export function useRowOpening<Row>(opening: RowOpening<Row> | undefined) {
  const navigate = useNavigate()
  return (row: Row) => (opening ? handlersOf(opening.pathOf(row), opening.state, navigate) : {})
}

function handlersOf(path: string, state: unknown, navigate: NavigateFunction) {
  return {
    onClick(event: MouseEvent) {
      if (!meansRow(event) || event.shiftKey || event.altKey) return
      if (event.metaKey || event.ctrlKey) openTab(path)
      else navigate(path, { state })
    },
    onAuxClick(event: MouseEvent) {
      if (event.button === 1 && meansRow(event)) openTab(path)
    },
    onMouseDown(event: MouseEvent) {
      // Where a middle button would otherwise begin to scroll.
      if (event.button === 1 && meansRow(event)) event.preventDefault()
    },
  }
}

/** Whether a click means the row: not a control in it, and not text that was just selected. */
function meansRow({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false
  return !target.closest(controls) && !window.getSelection()?.toString()
}

export function openTab(path: string) {
  window.open(path, '_blank', 'noopener')
}
