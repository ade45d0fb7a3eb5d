import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react'
import { fetchCode } from '#web/ui/fetch-code.ts'
import { isServed } from './served.ts'

type Code<Props> = Promise<ComponentType<Props>>

const never = new Promise<never>(() => {})

/**
 * A part of a page that is served whole, and whose code is fetched once the page has been started. Where it does not
 * arrive the part stays as it was served. On a page that the browser makes itself the page waits for it. An island
 * holds no other island, and what it is given stays the same until it is alive: React would clear it otherwise.
 */
export function island<Props extends object>(load: () => Code<Props>) {
  let loading: Code<Props> | undefined
  function loadOnce(): Code<Props> {
    // What did not arrive is not asked for again: a page that waits for it would do so for ever.
    loading ??= fetchCode(load)
    return loading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once a module, never while rendering
  return memo(function Island(props: Props) {
    const [isWaiting] = useState(isServed)
    const [code] = useState(loadOnce)
    const [shown] = useState(() => (isWaiting ? code.catch(() => never) : code))
    const [isAlive, setAlive] = useState(false)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const say = (what: string) => place.current?.dispatchEvent(new Event(what, { bubbles: true }))
      if (isAlive) say('alive')
      else code.catch(() => say('missing'))
    }, [isAlive, code])

    if (!isWaiting) return <Part code={shown} props={props} />
    return (
      <div ref={place} className="contents" data-asleep={isAlive ? undefined : ''}>
        <Suspense>
          <Part code={shown} props={props} onAlive={setAlive} />
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
