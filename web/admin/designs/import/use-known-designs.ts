import PQueue from 'p-queue'
import { useCallback, useEffect, useState } from 'react'
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
  const joined = codes.join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same anew
  useEffect(() => {
    const queue = new PQueue({ concurrency })
    let isOver = false
    const unlessOver =
      <T>(set: (value: T) => void) =>
      (value: T) =>
        isOver || set(value)
    setFailure('')
    setDesigns(undefined)
    setLookedUp(0)
    readEach(queue, joined.split('\n').filter(Boolean), unlessOver(setLookedUp)).then(
      unlessOver(setDesigns),
      unlessOver((error) => setFailure(messageOf(error))),
    )
    return () => {
      isOver = true
      queue.clear()
    }
  }, [joined, round])

  const lookUp = useCallback(() => setRound((before) => before + 1), [])
  return { designs, lookedUp, failure, lookUp }
}

async function readEach(
  queue: PQueue,
  codes: string[],
  onStep: (lookedUp: number) => void,
): Promise<Designs> {
  const found = new Map<string, Design>()
  let count = 0
  const read = async (code: string) => {
    const design = await getDesign(api, code).catch((error) => {
      if (!isGone(error)) throw error
    })
    if (design) found.set(code, design)
    count += 1
    onStep(count)
  }
  await queue.addAll(codes.map((code) => () => read(code)))
  return found
}
