import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { Await, Navigate, useAsyncError, useLocation, useRevalidator } from 'react-router'
import { signInAddress } from '#web/addresses/sign-in-address.ts'
import { isSignedOut, isUnanswered, saidByServer } from '#web/api/api-error.ts'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useFocusKept } from './focus.ts'
import { LoadingLine } from './loading-line.tsx'
import { SaidContext } from './said.ts'

interface LoadedProps<T> {
  promise: Promise<T> | OnceShown<T>
  /** What the promise is of, where the address does not say it all. */
  subject?: string
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
 * takes its time, and where no answer comes to the same question: rows stay selected, and forms filled in. The page around
 * it, its search box and filters, is the new one at once.
 */
export function Loaded<T>(props: LoadedProps<T>) {
  const { promise: given, subject = '', loading, failed = 'Error', unsaid, children } = props
  const promise = typeof given === 'function' ? given() : given
  const { pathname, search } = useLocation()
  const { settled, failure } = useSettled(promise, `${pathname}?${withoutTab(search)} ${subject}`)
  const isOld = settled !== promise && !failure
  const part = useFocusKept(settled)
  const [said, say] = useState('')
  return (
    <Suspense fallback={<Spinner label={loading} className="py-12" />}>
      <div ref={part} aria-busy={isOld || undefined} className="relative">
        <LoadingLine isOn={isOld} className="-top-1.5 delay-200" />
        <p role="status" className="sr-only">
          {said}
        </p>
        {failure && <LoadFailure error={failure.error} failed={failed} unsaid={unsaid} />}
        <SaidContext value={say}>
          <Await resolve={settled} errorElement={<NothingLoaded failed={failed} unsaid={unsaid} />}>
            {children}
          </Await>
        </SaidContext>
      </div>
    </Suspense>
  )
}

/**
 * The latest of the promises that has come to its end; the first one before it has. One that has no answer does not take the
 * place of what was brought to the same question: then it is why that is still shown.
 */
function useSettled<T>(promise: Promise<T>, question: string) {
  const [settled, setSettled] = useState(promise)
  const [failed, setFailed] = useState<{ promise: Promise<T>; error: unknown } | null>(null)
  const brought = useRef<string>(undefined)
  useEffect(() => {
    let isLatest = true
    function show(has: boolean) {
      if (!isLatest) return
      brought.current = has ? question : undefined
      startTransition(() => setSettled(promise))
    }
    promise.then(
      () => show(true),
      (error) => {
        if (!isUnanswered(error) || brought.current !== question) show(false)
        else if (isLatest) startTransition(() => setFailed({ promise, error }))
      },
    )
    return () => {
      isLatest = false
    }
  }, [promise, question])
  return { settled, failure: failed?.promise === promise ? failed : null }
}

interface FailureProps extends Pick<LoadedProps<unknown>, 'unsaid'> {
  failed: string
}

function NothingLoaded(props: FailureProps) {
  return <LoadFailure {...props} error={useAsyncError()} />
}

function LoadFailure({ error, failed, unsaid }: FailureProps & { error: unknown }) {
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

/** What an address asks for besides, whichever tab it names. */
function withoutTab(search: string): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete('tab')
  return rest
}
