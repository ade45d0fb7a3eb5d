import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { isServed } from './served.ts'

type Code<Props> = Promise<ComponentType<Props>>

/**
 * A part of a page that is served whole, and whose code is fetched once the page has been started. On a page that the
 * browser makes itself the page waits for it. An island holds no other island, and what it is given stays the same
 * until it is alive: React would clear it otherwise.
 */
export function island<Props extends object>(load: () => Code<Props>) {
  let loading: Code<Props> | undefined
  function loadOnce(): Code<Props> {
    loading ??= load()
    return loading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once a module, never while rendering
  return memo(function Island(props: Props) {
    const [isWaiting] = useState(isServed)
    const [code] = useState(loadOnce)
    const [isAlive, setAlive] = useState(false)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (isAlive) place.current?.dispatchEvent(new Event('alive', { bubbles: true }))
    }, [isAlive])

    if (!isWaiting) return <Part code={code} props={props} />
    return (
      <div ref={place} className="contents" data-asleep={isAlive ? undefined : ''}>
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
