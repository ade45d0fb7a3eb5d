import { useEffect, useState } from 'react'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { noteViewed, viewedHere } from './viewed.ts'

/**
 * The designs that were looked at in this browser. Their code is fetched where there are any; where it does not come, the
 * page does without.
 * @param besides the one that is looked at now, which is noted and not shown; keyed by it
 */
export function Recent({ besides }: { besides?: string }) {
  const [ids, setIds] = useState<string[]>([])
  const { Component, open } = useLazyComponent(() => import('./recent-designs.tsx'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked at before is read once
  useEffect(() => {
    let isHere = true
    const others = viewedHere().filter((id) => id !== besides)
    if (besides) noteViewed(besides)
    setIds(others)
    if (others.length > 0) open(() => isHere).catch(() => {})
    return () => {
      isHere = false
    }
  }, [])

  return Component && ids.length > 0 && <Component ids={ids} onForget={() => setIds([])} />
}
