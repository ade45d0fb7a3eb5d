import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { unreachable } from '#web/api/api-error.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { toast } from '#web/ui/toast.ts'
import { isCovered } from '../page/command-key.ts'
import { type HeldTyping, holdTyping } from './hold-typing.ts'
import { goToKeys } from './keys.ts'

const loadWindow = () => import('./go-to-window.tsx')

export type GoTo = ReturnType<typeof useGoTo>

/**
 * What leads from anywhere in the back-office to a page or a document by what is typed. Its window is fetched when it is
 * first asked for, and has what was typed meanwhile; where it does not arrive that is said, and the page stays as it is.
 * @param isOn whether its keys are heard
 */
export function useGoTo(isOn: boolean) {
  const { Component, open: fetchAndShow, close, fetch } = useLazyComponent(loadWindow)
  const [isFetching, setFetching] = useState(false)
  const typing = useRef<HeldTyping>(null)

  function release(): string {
    const typed = typing.current?.release() ?? ''
    typing.current = null
    return typed
  }

  async function open() {
    const { href } = window.location
    if (typing.current && !typing.current.isCalledOff()) return
    const held = holdTyping()
    typing.current = held
    setFetching(true)
    try {
      await fetchAndShow(() => {
        // Whoever has gone on meanwhile, or has been asked something, wants it no more.
        const isWanted = !held.isCalledOff() && href === window.location.href && !isCovered()
        if (!isWanted && typing.current === held) release()
        return isWanted
      })
    } catch {
      if (typing.current === held) release()
      if (!held.isCalledOff()) toast.error('“Go to” could not be opened', { reason: unreachable().message })
    }
    setFetching(false)
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!goToKeys().isPressed(event) || event.isComposing) return
    event.preventDefault()
    if (!event.repeat && !isCovered()) void open()
  })
  const end = useEffectEvent(release)

  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
      end()
    }
  }, [isOn])

  return {
    open,
    fetch,
    isFetching,
    window: Component && <Component onClose={close} takeTyped={release} />,
  }
}
