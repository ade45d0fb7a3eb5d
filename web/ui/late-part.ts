import { type ComponentType, useState } from 'react'
import { arriving } from './arriving.ts'
import { follow } from './follow.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of the page whose code is fetched when it is first wanted: `Part` is there once it is open. Where the code
 * does not arrive the page stays as it is, and what was pressed does what it does without code: its link is followed.
 */
export function useLatePart<Props>(load: Load<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  function open(link: HTMLAnchorElement) {
    link.dataset.held = ''
    arriving(load)
      .then(
        ({ default: Arrived }) => setPart(() => Arrived),
        () => follow(link.href),
      )
      .finally(() => delete link.dataset.held)
  }

  return { Part, open, close: () => setPart(null), fetch: () => void load().catch(() => {}) }
}
