import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fetchCode } from '#web/ui/fetch-code.ts'
import { useIsHydrated } from '#web/ui/is-hydrated.ts'

/**
 * Something of which nothing changes while its page is open, and which needs no code to work: a served page keeps it as it
 * stands. Its code is fetched where the browser makes a page itself.
 */
export interface ServedPart<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Set by the server, and once it has been fetched. */
  Component?: ComponentType<Props>
}

/** Fetches what a page keeps, before the browser makes the page: it is shown whole. */
export async function fetchPart<Props>(part: ServedPart<Props>): Promise<void> {
  part.Component ??= await fetchCode(part.load)
}

interface ServedProps<Props> {
  part: ServedPart<Props>
  props: Props
  className?: string
}

/** Shows it. Keyed by what it is made of: it never changes. */
export function Served<Props extends object>({ part, props, className }: ServedProps<Props>): ReactNode {
  const isMadeHere = useIsHydrated()
  const [wasServed] = useState(!isMadeHere)
  const [isFetched, setFetched] = useState(part.Component !== undefined)
  useEffect(() => {
    if (!wasServed && !isFetched) fetchPart(part).then(() => setFetched(true), console.error)
  }, [part, wasServed, isFetched])
  const { Component } = part
  if (Component && (import.meta.env.SSR || !wasServed))
    return (
      <div className={className}>
        <Component {...props} />
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, so that what was served stays
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
}

const nothing = { __html: '' }
