import { useLocation, useMatches } from 'react-router'
import { failureMessage } from './failure.ts'
import { ErrorText } from './ui/error-text.tsx'

/** A page's own word for when it cannot be loaded. */
export interface FailureHandle {
  failure: string
}

/** What went wrong, and a way to try again. */
export function FailureText({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const own = (useMatches().at(-1)?.handle as FailureHandle | undefined)?.failure
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <ErrorText className="text-lead">{own ?? `Error: ${failureMessage(error)}`}</ErrorText>
      <p className="mt-6">
        <a className="ruled-link" href={pathname + search}>
          Try again
        </a>
      </p>
    </>
  )
}
