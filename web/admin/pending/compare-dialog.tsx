import type { FieldValues } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { BothSides } from '../versions/difference-row.tsx'
import { versionDifferences } from '../versions/version-differences.ts'
import type { Waiting } from './pending-notice.tsx'

const sides = { was: 'Visitors see', is: 'Waiting' }

interface CompareDialogProps<Typed extends FieldValues, Stored> {
  waiting: Waiting<Typed, Stored>
  onClose: () => void
}

/** What visitors see beside what waits, field by field. */
export function CompareDialog<Typed extends FieldValues, Stored>({
  waiting: { published, document, comparisons, typedFrom },
  onClose,
}: CompareDialogProps<Typed, Stored>) {
  const differences = versionDifferences({ comparisons, typedFrom }, published, document)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Pending changes"
      description="As they are saved; what is typed here and not saved is not among them."
      className="md:max-w-3xl"
    >
      {differences.length === 0 ? (
        <p>They say the same as what visitors see.</p>
      ) : (
        <ul aria-label="Differences" className="border-t border-ink">
          {differences.map((difference) => (
            <li key={difference.label} className="border-b border-hairline py-3 text-small">
              <BothSides difference={difference} sides={sides} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex justify-end">
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
