import { useEffect, useState } from 'react'
import { fewestLetters } from '#contract/suggestion-kinds.ts'
import { api } from '#web/api/request.ts'
import { Asking } from '#web/ui/asking.ts'
import { useOwnProfile } from '../session/own-profile.ts'
import { finderFor, nothing } from './find.ts'

/** What came to a text last: what was found of it, or why nothing is known. */
const unasked = { q: '', found: nothing, failure: null as { error: unknown } | null }

/** What is found of a text while it is typed. What was found before stays until the next is there. */
export function useFound(typed: string) {
  const role = useOwnProfile()?.role ?? null
  const [answer, setAnswer] = useState(unasked)
  const [asking] = useState(
    () =>
      new Asking({
        fewest: fewestLetters,
        ask: finderFor(role, api),
        onFound: (found, q) => setAnswer({ q, found, failure: null }),
        onFailed: (error, q) => setAnswer({ q, found: nothing, failure: { error } }),
        onTooLittle: () => setAnswer(unasked),
      }),
  )
  useEffect(
    () => () => {
      asking.stop()
    },
    [asking],
  )

  const q = typed.trim()
  return {
    found: answer.found,
    failure: answer.failure,
    isAsking: q.length >= fewestLetters && q !== answer.q,
    /** Said with what is typed by now. */
    ask: (text: string) => asking.about(text),
    retry() {
      setAnswer(unasked)
      asking.about(typed, 0)
    },
  }
}
