import { useEffect, useState } from 'react'
import { isStepping, useBackCloses } from './back-closes.ts'

/**
 * Stands in what lies over a page of the back-office while it is open, before what may lie over that in turn. What does not let
 * itself be closed, or asks before, takes an entry anew.
 */
export function ClosedByBack({ close }: { close: () => void }) {
  const [presses, setPresses] = useState(0)
  useEffect(takeEntries, [])

  function press() {
    setPresses(presses + 1)
    close()
  }

  return <Entry key={presses} close={press} />
}

function Entry({ close }: { close: () => void }) {
  useBackCloses(close)
  return null
}

let isTaking = false

/** From now on, what is navigated to from over a page takes the place of the entry there: Back leads from it to the page. */
function takeEntries() {
  if (isTaking) return
  isTaking = true
  const push = window.history.pushState.bind(window.history)
  window.history.pushState = (state, unused, url) => {
    if (state?.overlays) push(state, unused, url)
    else if (isStepping) afterClosing(() => push(state, unused, url))
    else if (window.history.state?.overlays) window.history.replaceState(state, unused, url)
    else push(state, unused, url)
  }
  const replace = window.history.replaceState.bind(window.history)
  window.history.replaceState = (state, unused, url) => {
    if (isStepping) afterClosing(() => replace(state, unused, url))
    else replace(state, unused, url)
  }
}

/** Takes a step once the entries of what is closed are gone: it begins at the page's own, which Back then leads to. */
function afterClosing(step: () => void) {
  // Whoever takes the entries away keeps that from all who listen later.
  window.addEventListener('popstate', () => setTimeout(step), { capture: true, once: true })
}
