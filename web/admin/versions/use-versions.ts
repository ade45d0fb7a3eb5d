import { useEffect, useState } from 'react'
import type { Version } from '#contract/version.ts'
import { api } from '#web/api/request.ts'
import { listVersions } from '#web/api/versions.ts'

interface Loading {
  /** None before they have come; what is shown stays while newer ones are fetched. */
  versions?: Version[]
  error?: unknown
}

/** The earlier versions of a document, from when they are asked for. @param version changes with each save */
export function useVersions(address: string, version: string, isAsked: boolean) {
  const [loading, setLoading] = useState<Loading>({})
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save makes a version, and another attempt asks again
  useEffect(() => {
    if (!isAsked) return
    let isLatest = true
    listVersions(api, address).then(
      ({ data }) => isLatest && setLoading({ versions: data }),
      (error) => isLatest && setLoading({ error }),
    )
    return () => {
      isLatest = false
    }
  }, [address, version, isAsked, attempt])

  function tryAgain() {
    setLoading({})
    setAttempt(attempt + 1)
  }

  return { ...loading, tryAgain }
}
