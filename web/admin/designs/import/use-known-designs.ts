import PQueue from 'p-queue'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Design } from '#contract/design.ts'
import { getDesign } from '#web/api/designs.ts'
import { api, messageOf } from '#web/api/request.ts'
import { isGone } from '../../page/gone.ts'

const concurrency = 4

type Designs = ReadonlyMap<string, Design>

/** The designs of these codes, those that there are, by code; undefined until all were looked up. */
export function useKnownDesigns(codes: string[]) {
  const [designs, setDesigns] = useState<Designs>()
  const [lookedUp, setLookedUp] = useState(0)
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  /** What was answered so far: where a look-up fails, the next one goes on from there. */
  const answers = useRef(new Map<string, Design | undefined>())
  const joined = codes.join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const queue = new PQueue({ concurrency })
    const named = joined.split('\n').filter(Boolean)
    let isOver = false

    async function read(code: string) {
      const design = await getDesign(api, code).catch((error) => {
        if (!isGone(error)) throw error
        return undefined
      })
      if (isOver) return
      answers.current.set(code, design)
      setLookedUp(answers.current.size)
    }

    function end() {
      const found = named.flatMap((code) => {
        const design = answers.current.get(code)
        return design ? [[code, design] as const] : []
      })
      setDesigns(new Map(found))
    }

    setFailure('')
    setDesigns(undefined)
    queue
      .addAll(named.filter((code) => !answers.current.has(code)).map((code) => () => read(code)))
      .then(() => isOver || end())
      .catch((error) => {
        queue.clear()
        if (!isOver) setFailure(messageOf(error))
      })
    return () => {
      isOver = true
      queue.clear()
    }
  }, [joined, round])

  const goOn = useCallback(() => setRound((before) => before + 1), [])
  const lookUpAnew = useCallback(() => {
    answers.current.clear()
    setLookedUp(0)
    goOn()
  }, [goOn])
  return { designs, lookedUp, failure, goOn, lookUpAnew }
}
