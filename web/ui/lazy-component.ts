import { type ComponentType, useState } from 'react'
import { fetchCode } from './fetch-code.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is fetched when it is first wanted: `Component` is there once it is open. Rejects where the code
 * does not arrive; the page stays as it is.
 */
export function useLazyComponent<Props>(load: Load<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  return {
    Component,
    /** @param isWanted asked once the code is there */
    open: async (isWanted: () => boolean) => {
      const { default: Fetched } = await fetchCode(load)
      if (isWanted()) setComponent(() => Fetched)
    },
    close: () => setComponent(null),
    fetch: () => void load().catch(() => {}),
  }
}
