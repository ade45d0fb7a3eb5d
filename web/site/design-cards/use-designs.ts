import { useEffect, useState } from 'react'
import type { DesignSummary } from '#contract/design.ts'
import { idPattern } from '#contract/identity.ts'
import { listDesigns } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { getSample } from '#web/api/samples.ts'

/** What is known of a design: null where visitors do not see it any more. */
export type Known = ReadonlyMap<string, DesignSummary | null>

/** Fetches designs and samples by their ids, each once, and all of them anew where one may be gone. */
export function useDesigns(ids: string[]) {
  const [known, setKnown] = useState<Known>(new Map())
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const missing = ids.filter((id) => !known.has(id)).join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    if (!missing) return
    let isCurrent = true
    setFailed(false)
    fetchDesigns(missing.split(' ')).then(
      (found) => isCurrent && setKnown((before) => new Map([...before, ...found])),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [missing, attempt])

  /** @throws ApiError */
  async function readAnew(): Promise<Known> {
    const found = new Map(await fetchDesigns(ids))
    setKnown((before) => new Map([...before, ...found]))
    return found
  }

  return {
    known,
    readAnew,
    hasFailed,
    isLoading: missing !== '' && !hasFailed,
    retry: () => setAttempt(attempt + 1),
  }
}

async function fetchDesigns(ids: string[]): Promise<[string, DesignSummary | null][]> {
  const own = ids.filter((id) => idPattern.test(id))
  const [{ data }, samples] = await Promise.all([
    own.length > 0 ? listDesigns(api, { id: own, limit: own.length }) : { data: [] },
    Promise.all(ids.filter((id) => !own.includes(id)).map((id) => getSample(api, id).catch(nothingFound))),
  ])
  const found = new Map([...data, ...samples.filter((one) => one !== null)].map((one) => [one._id, one]))
  return ids.map((id) => [id, found.get(id) ?? null])
}

function nothingFound(error: { status?: number }): null {
  if (error.status === 404) return null
  throw error
}
