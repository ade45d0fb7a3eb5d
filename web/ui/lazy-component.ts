import { type ComponentType, useState } from 'react'
import { fetchCode } from './fetch-code.ts'
import { follow } from './follow.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is fetched when it is first wanted: `Component` is there once it is open. Where the code does
 * not arrive the page stays as it is, and what was pressed does what it does without code: its link is followed.
 */
export function useLazyComponent<Props>(load: Load<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)

  function open(link: HTMLAnchorElement) {
    link.dataset.held = ''
    fetchCode(load)
      .then(
        ({ default: Fetched }) => setComponent(() => Fetched),
        () => follow(link.href),
      )
      .finally(() => delete link.dataset.held)
  }

  return {
    Component,
    open,
    close: () => setComponent(null),
    fetch: () => void load().catch(() => {}),
  }
}
