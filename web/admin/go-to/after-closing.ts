/** Milliseconds between two looks at whether the entry is gone: no listener hears of that beside `ui/back.ts`. */
const pause = 10

/**
 * Takes a step once the window that is just being closed has given back the focus, and its history entry is gone: so the step
 * begins at the page's own, which Back then leads to, and which is as it was where the step is not taken after all.
 */
export function afterClosing(step: () => void) {
  setTimeout(() => {
    if (window.history.state?.overlays) afterClosing(step)
    else step()
  }, pause)
}
