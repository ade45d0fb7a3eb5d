type Hear = (event: PopStateEvent) => void

/** What lies over the page and hears of Back before the router does. */
export const back: { onTop: Hear | null } = { onTop: null }

/** Called before the router starts: whoever listens first is told first. */
export function listenToBack() {
  window.addEventListener('popstate', (event) => back.onTop?.(event))
}
