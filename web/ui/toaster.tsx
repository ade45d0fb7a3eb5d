import { lazy, Suspense, useEffect, useState } from 'react'
import type { ToasterProps } from 'sonner'
import { awaitToasts } from './toast.ts'

const ToastStack = lazy(() => import('./toast-stack.tsx'))

/** The place where toasts appear; nothing is fetched for it before the first one. */
export function Toaster({
  position = 'bottom-right',
  ...offsets
}: Pick<ToasterProps, 'position' | 'offset' | 'mobileOffset'>) {
  const [awake, setAwake] = useState(false)
  useEffect(() => awaitToasts(() => setAwake(true)), [])
  return awake ? (
    <Suspense>
      <ToastStack position={position} {...offsets} />
    </Suspense>
  ) : null
}
