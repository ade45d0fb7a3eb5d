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

/** Fetches what a page keeps, before the browser makes the page: it is shown whole. Where that does not arrive, so is the rest. */
export async function fetchPart<Props>(part: ServedPart<Props>): Promise<void> {
  part.Component ??= await fetchCode(part.load).catch(() => undefined)
}

interface ServedProps<Props> {
  part: ServedPart<Props>
  props: Props
  className?: string
  /** What stands in its place where its code did not arrive. */
  missing?: ReactNode
}

/** Shows it. Keyed by what it is made of: it never changes. */
export function Served<Props extends object>({
  part,
  props,
  className,
  missing,
}: ServedProps<Props>): ReactNode {
  const isMadeHere = useIsHydrated()
  const [wasServed] = useState(!isMadeHere)
  const [wasAwaited, setAwaited] = useState(part.Component !== undefined)
  useEffect(() => {
    if (!wasServed && !wasAwaited) fetchPart(part).then(() => setAwaited(true))
  }, [part, wasServed, wasAwaited])
  const { Component } = part
  if (Component && (import.meta.env.SSR || !wasServed))
    return (
      <div className={className}>
        <Component {...props} />
      </div>
    )
  if (missing && !wasServed && wasAwaited) return <div className={className}>{missing}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, so that what was served stays
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
}

const nothing = { __html: '' }
