import { useEffect, useRef } from 'react'
import { back } from './back.ts'

interface Overlay {
  close: () => void
  address: string
}

/** What lies over the page, the topmost last. */
let over: Overlay[] = []

/** Whether the step back that takes entries away is under way. */
export let isStepping = false

/**
 * What lies over the page gets a history entry of the same address, so that a phone's Back closes it and nothing else.
 * An entry that a navigation has meanwhile made its own, as a choice of filters does, stays when it is closed.
 */
export function useBackCloses(close: () => void) {
  const { current: own } = useRef<Overlay>({ close, address: '' })
  useEffect(() => {
    own.close = close
    own.address = location.href
  })

  useEffect(() => {
    over.push(own)
    settle()
    return () => {
      over = over.filter((overlay) => overlay !== own)
      // What opens in its place takes its entry.
      setTimeout(settle)
    }
  }, [own])
}

/** Said when a link is followed from what lies over the page: from then on Back is the router's. */
export function leaveBackToRouter() {
  over = []
}

/** How many lie over the page at the entry that the browser is at. */
function overlays(): number {
  return history.state?.overlays ?? 0
}

/** Brings the browser to the entry of what lies on top: of what lay over the page before it was loaded anew none is left. */
export function settle() {
  back.onTop = onBack
  if (isStepping) return
  const steps = over.length - overlays()
  isStepping = steps < 0
  if (isStepping) history.go(steps)
  else if (steps) history.pushState({ ...history.state, overlays: overlays() + 1 }, '')
}

function onBack(event: PopStateEvent) {
  const top = over.at(-1)
  if (isStepping) {
    event.stopImmediatePropagation()
    isStepping = false
    settle()
  } else if (top && overlays() < over.length) {
    // Where the address is the same the page never went away: the router need not load it anew.
    if (location.href === top.address) event.stopImmediatePropagation()
    else over = []
    top.close()
  }
}
