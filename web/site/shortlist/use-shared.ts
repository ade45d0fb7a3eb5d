import { useCallback, useEffect, useRef, useState } from 'react'
import type { Shortlist, ShortlistUpdate } from '#contract/shortlist.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/request.ts'
import { askForChanges, changeShortlist } from '#web/api/shortlists.ts'

/** Milliseconds from one look at what others have changed to the next; where nothing is heard, ever longer. */
const pause = 3500
const longestPause = 60_000

/** A shared shortlist as it is now, and how to change it. */
export interface Shared {
  shortlist: Shortlist
  /** As it is by now, where what is shown may be behind. */
  latest: () => Shortlist
  /** There is no connection: what others change is not seen. */
  isOffline: boolean
  /** It is there no more. */
  isGone: boolean
  /** @throws ApiError */
  change: (update: ShortlistUpdate & { website?: string }) => Promise<Shortlist>
}

/** Shows what others change within seconds, for as long as the page is looked at. */
export function useShared(loaded: Shortlist): Shared {
  const [shortlist, setShown] = useState(loaded)
  const [isOffline, setOffline] = useState(false)
  const [isGone, setGone] = useState(false)
  const { key } = loaded
  /** Counts the changes that were made here: what was asked before one of them may be older. */
  const changes = useRef(0)
  const tag = useRef('')
  const known = useRef(loaded)
  const latest = useCallback(() => known.current, [])
  const setShortlist = useCallback((next: Shortlist) => {
    known.current = next
    setShown(next)
  }, [])

  useEffect(() => {
    setShortlist(loaded)
    setGone(false)
    tag.current = ''
  }, [loaded, setShortlist])

  useEffect(() => {
    if (isGone) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = pause
    let isAsking = false
    let hasEnded = false

    async function look() {
      clearTimeout(timer)
      if (hasEnded || isAsking || document.hidden) return
      isAsking = true
      const before = changes.current
      try {
        const answer = await askForChanges(key, tag.current)
        wait = pause
        setOffline(false)
        if (answer && !hasEnded && before === changes.current) {
          tag.current = answer.tag
          setShortlist(answer.shortlist)
        }
      } catch (error) {
        wait = Math.min(wait * 2, longestPause)
        if (error instanceof ApiError && error.status === 404) setGone(true)
        else setOffline(true)
      } finally {
        isAsking = false
      }
      if (!hasEnded) timer = setTimeout(look, wait)
    }

    function lookAgain() {
      wait = pause
      look()
    }

    const sayOffline = () => setOffline(true)
    timer = setTimeout(look, pause)
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('online', lookAgain)
    window.addEventListener('offline', sayOffline)
    return () => {
      hasEnded = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookAgain)
      window.removeEventListener('online', lookAgain)
      window.removeEventListener('offline', sayOffline)
    }
  }, [key, isGone, setShortlist])

  const change = useCallback(
    async (update: ShortlistUpdate & { website?: string }) => {
      changes.current += 1
      try {
        const after = await changeShortlist(api, key, update)
        if (after.updatedAt >= latest().updatedAt) setShortlist(after)
        return after
      } finally {
        changes.current += 1
      }
    },
    [key, latest, setShortlist],
  )

  return { shortlist, latest, isOffline, isGone, change }
}
