import { useEffect, useEffectEvent, useRef } from 'react'
import { back } from './back.ts'

let leaving: ReturnType<typeof setTimeout> | undefined

/** Whether the step back that takes an entry away is under way, and what is done once it has come about. */
let stepBack: { next?: () => void } | null = null

/**
 * What lies over the page gets a history entry of the same address, so that a phone's Back closes it and nothing else.
 * An entry that a navigation has meanwhile made its own, as a choice of filters does, stays when it is closed.
 */
export function useBackCloses(close: () => void) {
  const address = useRef('')
  useEffect(() => {
    address.current = window.location.href
  })

  const onBack = useEffectEvent((event: PopStateEvent) => {
    if (isOverlay()) return
    // Where the address is the same the page never went away: the router need not load it anew.
    if (window.location.href === address.current) event.stopImmediatePropagation()
    close()
  })

  useEffect(() => {
    clearTimeout(leaving)
    const enter = () => {
      if (!isOverlay()) window.history.pushState({ ...window.history.state, isOverlay: true }, '')
      back.onTop = (event) => onBack(event)
    }
    // The entry that is on its way out is not this one's.
    if (stepBack && isOverlay()) stepBack.next = enter
    else enter()
    return () => {
      if (stepBack?.next === enter) delete stepBack.next
      else {
        back.onTop = null
        leaving = setTimeout(leave)
      }
    }
  }, [])
}

/** Said when a link is followed from what lies over the page: from then on Back is the router's. */
export function leaveBackToRouter() {
  back.onTop = null
  stepBack = null
}

function isOverlay(): boolean {
  return window.history.state?.isOverlay === true
}

/** Takes the entry away after the overlay was closed by other means. */
function leave() {
  if (!isOverlay()) return
  const step: typeof stepBack = {}
  stepBack = step
  back.onTop = (event) => {
    event.stopImmediatePropagation()
    back.onTop = null
    stepBack = null
    step.next?.()
  }
  window.history.back()
}
