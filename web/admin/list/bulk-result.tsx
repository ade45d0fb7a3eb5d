import { IconButton } from '#web/ui/icon-button.tsx'
import { failuresOf, type Outcome, summaryOf } from './run-each.ts'

interface BulkResultProps<Row> {
  outcome: Outcome<Row>
  verb: string
  nameOf: (row: Row) => string
  onDismiss: () => void
}

/** Which of several rows could not be changed, and why. On their list they stay selected. */
export function BulkResult<Row extends { _id: string }>({
  outcome,
  verb,
  nameOf,
  onDismiss,
}: BulkResultProps<Row>) {
  return (
    <div
      role="alert"
      ref={bringIntoView}
      className="mb-4 flex scroll-mt-32 items-start gap-4 border-l-2 border-laterite bg-ink/4 py-1 pl-4 text-small"
    >
      <div className="min-w-0 flex-1 py-2">
        <p className="font-medium">{summaryOf(outcome, verb)}</p>
        <ul className="mt-1 max-h-48 overflow-y-auto">
          {failuresOf(outcome, nameOf).map(({ row, name, reason }) => (
            <li key={row._id} className="wrap-anywhere">
              {name}: <span className="text-laterite">{reason}</span>
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        label="Dismiss"
        path="m3 3 10 10M13 3 3 13"
        onClick={onDismiss}
        className="size-11 shrink-0"
      />
    </div>
  )
}

function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
