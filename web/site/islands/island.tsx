import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { firstAct } from './first-act.ts'
import { holdClicks } from './held-clicks.ts'
import { isServed } from './served.ts'

type Code<Props> = Promise<ComponentType<Props>>

/**
 * A part of a page that is served whole but comes alive with the visitor's first act: until then its code is not even
 * fetched. On a page that the browser makes itself the code is fetched at once, and the page waits for it. An island
 * holds no other island, and what it is given stays the same until it is alive: React would clear it otherwise.
 */
export function island<Props extends object>(load: () => Code<Props>) {
  let loading: Code<Props> | undefined
  function loadOnce(): Code<Props> {
    loading ??= load()
    return loading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once a module, never while rendering
  return memo(function Island(props: Props) {
    const [{ isWaiting, code }] = useState(() => ({
      isWaiting: isServed(),
      code: isServed() && !import.meta.env.SSR ? firstAct().then(loadOnce) : loadOnce(),
    }))
    const place = useRef<HTMLDivElement>(null)
    const [isAlive, setAlive] = useState(!isWaiting)
    useEffect(() => {
      if (!isAlive && place.current) return holdClicks(place.current)
    }, [isAlive])

    if (!isWaiting) return <Part code={code} props={props} />
    return (
      <div ref={place} className="contents">
        <Suspense>
          <Part code={code} props={props} onAlive={setAlive} />
        </Suspense>
      </div>
    )
  })
}

interface PartProps<Props> {
  code: Code<Props>
  props: Props
  onAlive?: (isAlive: true) => void
}

function Part<Props extends object>({ code, props, onAlive }: PartProps<Props>) {
  const Component = use(code)
  useEffect(() => onAlive?.(true), [onAlive])
  return <Component {...props} />
}
