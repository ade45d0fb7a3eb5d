import { useLocation } from 'react-router'
import { failureMessage } from './failure.ts'
import { ErrorText } from './ui/error-text.tsx'

/** What went wrong, and a way to try again. */
export function FailureText({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <ErrorText className="text-lead">{`Error: ${failureMessage(error)}`}</ErrorText>
      <p className="mt-6">
        <a className="ruled-link" href={pathname + search}>
          Try again
        </a>
      </p>
    </>
  )
}
