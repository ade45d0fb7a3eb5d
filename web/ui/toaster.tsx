import { type ComponentType, useEffect, useState } from 'react'
import type { ToasterProps } from 'sonner'
import { fetchCode } from './fetch-code.ts'
import { tellPlainly } from './tell-plainly.ts'
import { awaitToasts, takeToasts } from './toast.ts'

export interface Placement extends Pick<ToasterProps, 'position' | 'offset' | 'mobileOffset'> {
  /** Whether toasts are as low as their lines allow. */
  isLow?: boolean
}

const loadStack = () => import('./toast-stack.tsx')

/** Where toasts appear; nothing is fetched for it before the first one. */
export function Toaster({ position = 'bottom-right', ...others }: Placement) {
  const [Stack, setStack] = useState<ComponentType<Placement> | null>(null)
  useEffect(
    () =>
      awaitToasts(() => {
        fetchCode(loadStack).then(
          ({ default: Arrived }) => setStack(() => Arrived),
          () => {
            for (const message of takeToasts()) tellPlainly(message)
          },
        )
      }),
    [],
  )
  return Stack && <Stack position={position} {...others} />
}
