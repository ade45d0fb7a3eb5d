import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

interface PlanStateProps {
  /** What the file does, in counts; none while that is not known. */
  said: string | undefined
  isImporting: boolean
  /** How many designs are looked up, of how many. */
  known: readonly [number, number]
  lookUp: { failure: string; goOn: () => void }
}

/** What the file does, as far as that is known, and what keeps it from being known. */
export function PlanState({ said, isImporting, known, lookUp: { failure, goOn } }: PlanStateProps) {
  const unknown = failure ? '' : 'Looking up designs...'
  return (
    <>
      <p role="status" className="mt-1 text-small text-ink-soft">
        {isImporting ? 'Importing...' : (said ?? unknown)}
      </p>
      {failure && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <ErrorText>{failure}</ErrorText>
          <Button look="outline" size="small" onClick={goOn} className="min-h-11">
            Try again
          </Button>
        </div>
      )}
      {said === undefined && !failure && (
        <p aria-hidden="true" className="py-6">
          <Spinner /> {known.join(' of ')}
        </p>
      )}
    </>
  )
}
