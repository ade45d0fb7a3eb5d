import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { Await, Navigate, useAsyncError, useLocation, useRevalidator } from 'react-router'
import { signInAddress } from '#web/addresses/sign-in-address.ts'
import { isSignedOut, saidByServer } from '#web/api/api-error.ts'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useFocusKept } from './focus.ts'
import { LoadingLine } from './loading-line.tsx'
import { SaidContext } from './said.ts'

interface LoadedProps<T> {
  promise: Promise<T> | OnceShown<T>
  /** Said while the promise is open. */
  loading: string
  /** What the message of a failure begins with. */
  failed?: string
  /** The message where the server gives none. */
  unsaid?: string
  children: (value: T) => ReactNode
}

/** A promise that a page is drawn without: its failure is met by `Loaded`, or by nobody where the page is left first. */
export function later<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

/** Asks when it is first called, and gives the same promise from then on. */
export type OnceShown<T> = () => Promise<T>

/** What is asked for once it is to be shown: whoever may not see it does not ask. */
export function onceShown<T>(load: () => Promise<T>): OnceShown<T> {
  let promise: Promise<T> | undefined
  return () => {
    promise ??= later(load())
    return promise
  }
}

/**
 * What a promise brings. What is shown stays while newer data is fetched, as readable as before, under a line where that
 * takes its time; the page around it, its search box and filters, is the new one at once.
 */
export function Loaded<T>({ promise: given, loading, failed = 'Error', unsaid, children }: LoadedProps<T>) {
  const promise = typeof given === 'function' ? given() : given
  const settled = useSettled(promise)
  const isOld = settled !== promise
  const part = useFocusKept(settled)
  const [said, say] = useState('')
  return (
    <Suspense fallback={<Spinner label={loading} className="py-12" />}>
      <div ref={part} aria-busy={isOld || undefined} className="relative">
        <LoadingLine isOn={isOld} className="-top-1.5 delay-200" />
        <p role="status" className="sr-only">
          {said}
        </p>
        <SaidContext value={say}>
          <Await resolve={settled} errorElement={<LoadFailure failed={failed} unsaid={unsaid} />}>
            {children}
          </Await>
        </SaidContext>
      </div>
    </Suspense>
  )
}

/** The latest of the promises that has come to its end; the first one before it has. */
function useSettled<T>(promise: Promise<T>): Promise<T> {
  const [settled, setSettled] = useState(promise)
  useEffect(() => {
    let isLatest = true
    const show = () => isLatest && startTransition(() => setSettled(promise))
    promise.then(show, show)
    return () => {
      isLatest = false
    }
  }, [promise])
  return settled
}

function LoadFailure({ failed, unsaid }: { failed: string; unsaid?: string }) {
  const error = useAsyncError()
  const location = useLocation()
  const { revalidate, state } = useRevalidator()
  const own = saidByServer(error) === undefined ? unsaid : undefined
  if (isSignedOut(error)) return <Navigate to={signInAddress(location)} replace />
  return (
    <div className="grid justify-items-start gap-4 border-t border-ink py-6">
      <div className="grid gap-1">
        <ErrorText>{`${failed}: ${own ?? messageOf(error)}`}</ErrorText>
        {own && <p className="text-small">{messageOf(error)}</p>}
      </div>
      <Button look="outline" size="small" busy={state !== 'idle'} onClick={revalidate}>
        Try again
      </Button>
    </div>
  )
}
