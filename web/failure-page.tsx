import { FailureText } from './failure-text.tsx'

/** A whole page that says what went wrong, where not even a layout could be shown. */
export function FailurePage({ error }: { error: unknown }) {
  return (
    <main className="page-margins flex min-h-svh flex-col justify-center py-16">
      <FailureText error={error} />
    </main>
  )
}
