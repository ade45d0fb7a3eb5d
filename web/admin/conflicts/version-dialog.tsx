import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { momentOf } from '#contract/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Side } from './differences.ts'
import type { EditConflict } from './use-conflict.ts'
import { VersionChoice } from './version-choice.tsx'
import { useWhoChanged } from './who-changed.ts'

interface VersionDialogProps<Typed extends FieldValues, Stored> {
  /** As messages say it: 'design'. */
  kind: string
  id: string | undefined
  conflict: EditConflict<Typed, Stored>
  /** Called with a side for each difference. */
  onChoose: (sides: Side[]) => void
  onClose: () => void
}

/** What differs between two versions, who saved the other one and when, and the choice between them. */
export function VersionDialog<Typed extends FieldValues, Stored extends { updatedAt: string }>({
  kind,
  id,
  conflict: { message, theirs, differences },
  onChoose,
  onClose,
}: VersionDialogProps<Typed, Stored>) {
  const [sides, setSides] = useState(differences.map(({ changedBy }) => changedBy))
  const who = useWhoChanged(id)
  const all = (side: Side) => differences.map(() => side)
  const isSeveral = differences.length > 1

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={message.split('.')[0] ?? message}
      description={`${who ? `${who} saved it` : 'It was saved'} on ${momentOf(theirs.updatedAt)}. That version is newer than the one you started from.`}
      className="md:max-w-3xl"
    >
      <ul className="border-t border-ink">
        {differences.map((difference, index) => (
          <VersionChoice
            key={difference.comparison.label}
            difference={difference}
            side={isSeveral ? sides[index] : undefined}
            onChoose={(side) => setSides(sides.with(index, side))}
          />
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-soft">
        {`“Keep mine” replaces their version with yours. “Take theirs” loads the saved ${kind} into the form and offers yours as a draft.`}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={() => onChoose(all('theirs'))}>
          Take theirs
        </Button>
        <Button look={isSeveral ? 'outline' : 'primary'} onClick={() => onChoose(all('mine'))}>
          Keep mine
        </Button>
        {isSeveral && <Button onClick={() => onChoose(sides)}>Save as chosen</Button>}
      </div>
    </Dialog>
  )
}
