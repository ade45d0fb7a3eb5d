import { unreachable } from '#web/api/api-error.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { toast } from '#web/ui/toast.ts'
import { isCovered } from '../page/command-key.ts'
import { useLetters } from './use-letters.ts'

const loadWindow = () => import('./keys-window.tsx')

export type Keys = ReturnType<typeof useKeys>

/** Has letters act on the pages of the back-office, and shows which do what. */
export function useKeys() {
  const { Component, open: fetchAndShow, close, fetch } = useLazyComponent(loadWindow)

  async function open() {
    await fetchAndShow(() => !isCovered()).catch(() =>
      toast.error('The list of keys could not be opened', { reason: unreachable().message }),
    )
  }
  useLetters(open)

  return { open, fetch, window: Component && <Component onClose={close} /> }
}
