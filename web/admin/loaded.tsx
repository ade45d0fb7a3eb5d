import { type ReactNode, Suspense } from 'react'
import { Await, Navigate, useAsyncError, useLocation, useRevalidator } from 'react-router'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { isSignedOut, signInAddress } from './session.ts'

interface LoadedProps<T> {
  promise: Promise<T>
  /** Said while the promise is open. */
  loading: string
  /** What the message of a failure begins with. */
  failed?: string
  children: (value: T) => ReactNode
}

/** A promise that a page is drawn without: its failure is met by `Loaded`, or by nobody where the page is left first. */
export function later<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

/** What a promise brings. What is shown stays while newer data is fetched. */
export function Loaded<T>({ promise, loading, failed = 'Error', children }: LoadedProps<T>) {
  return (
    <Suspense fallback={<Spinner label={loading} className="py-12" />}>
      <Await resolve={promise} errorElement={<LoadFailure failed={failed} />}>
        {children}
      </Await>
    </Suspense>
  )
}

function LoadFailure({ failed }: { failed: string }) {
  const error = useAsyncError()
  const location = useLocation()
  const { revalidate, state } = useRevalidator()
  if (isSignedOut(error)) return <Navigate to={signInAddress(location)} replace />
  return (
    <div className="grid justify-items-start gap-4 border-t border-ink py-6">
      <ErrorText>{`${failed}: ${messageOf(error)}`}</ErrorText>
      <Button look="outline" size="small" busy={state !== 'idle'} onClick={revalidate}>
        Try again
      </Button>
    </div>
  )
}
