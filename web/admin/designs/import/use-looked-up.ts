import PQueue from 'p-queue'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { messageOf } from '#web/api/request.ts'

const concurrency = 4
/** Milliseconds between two times that their number is told. */
const told = 200

/** What was found, by what it was looked up by: undefined where there is nothing. */
export type LookedUp<Found> = ReadonlyMap<string, Found | undefined>

/**
 * Looks each of these up, a few at a time and each once.
 * @param read the same one whenever it is called; undefined where there is nothing
 */
export function useLookedUp<Found>(keys: string[], read: (key: string) => Promise<Found | undefined>) {
  const [found, setFound] = useState<LookedUp<Found>>(new Map())
  const [asked, setAsked] = useState<string>()
  const [lookedUp, setLookedUp] = useState(0)
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  /** What was answered so far: where a look-up fails, the next one goes on from there. */
  const answers = useRef(new Map<string, Found | undefined>())
  const asking = `${round}\n${keys.join('\n')}`

  useLayoutEffect(() => {
    const queue = new PQueue({ concurrency })
    const [, ...named] = asking.split('\n').filter(Boolean)
    const open = named.filter((key) => !answers.current.has(key))
    let answered = named.length - open.length
    let last = 0
    let isOver = false

    function tell() {
      if (performance.now() - last < told) return
      last = performance.now()
      setLookedUp(answered)
    }

    async function lookUp(key: string) {
      const answer = await read(key)
      if (isOver) return
      answers.current.set(key, answer)
      answered += 1
      tell()
    }

    function end() {
      setFound(new Map(named.map((key) => [key, answers.current.get(key)])))
      setAsked(asking)
    }

    setFailure('')
    setLookedUp(answered)
    if (open.length === 0) end()
    else
      queue
        .addAll(open.map((key) => () => lookUp(key)))
        .then(() => isOver || end())
        .catch((error) => {
          queue.clear()
          if (isOver) return
          setFound(new Map(answers.current))
          setFailure(messageOf(error))
        })
    return () => {
      isOver = true
      queue.clear()
    }
  }, [asking, read])

  const goOn = useCallback(() => setRound((before) => before + 1), [])
  const lookUpAnew = useCallback(() => {
    answers.current.clear()
    goOn()
  }, [goOn])
  return {
    /** What the last ones that were all looked up came to, or, after a failure, those that were answered. */
    found,
    isUnderWay: asked !== asking,
    lookedUp,
    failure,
    goOn,
    lookUpAnew,
  }
}
