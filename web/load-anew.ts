const note = 'loaded-anew'
const pause = 60_000
const untilNextTry = 3000

/** Whether this address may be loaded anew: once a minute at most, so that no page is loaded for ever. */
export function mayLoadAnew(): boolean {
  try {
    const [at = '', address] = JSON.parse(sessionStorage.getItem(note) ?? '[]')
    return address !== location.href || Date.now() - Number(at) > pause
  } catch {
    return false
  }
}

/**
 * Loads this address by the browser itself, as soon as the server answers at all.
 * @param onWait said when it does not answer yet
 * @returns what gives up
 */
export function loadAnew(onWait: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function attempt() {
    const status = await fetch(location.href, { method: 'HEAD' }).then(
      (response) => response.status,
      () => 503,
    )
    if (isOver) return
    if (status >= 500) {
      onWait()
      waiting = setTimeout(attempt, untilNextTry)
      return
    }
    sessionStorage.setItem(note, JSON.stringify([Date.now(), location.href]))
    location.reload()
  }

  attempt()
  return () => {
    isOver = true
    clearTimeout(waiting)
  }
}
