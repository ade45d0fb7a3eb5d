import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { momentOf } from '#contract/dates.ts'
import { Button } from '#web/ui/button.tsx'
import type { Comparison } from '../forms/comparison.ts'
import { relativeTime } from '../page/relative-time.ts'
import { fieldLabels } from '../versions/version-differences.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import type { PendingState } from './open-document.ts'

/** Pending changes as a form of the document shows them. */
export interface Waiting<Typed extends FieldValues, Stored> extends PendingState<Stored> {
  address: string
  /** The document with its pending changes. */
  document: Stored
  /** The document has changed since they were begun. */
  isOlder: boolean
  comparisons: Comparison<Typed, Stored>[]
  typedFrom: (stored?: Stored) => Typed
}

interface PendingNoticeProps<Typed extends FieldValues, Stored> {
  /** As messages say it: 'design'. */
  kind: string
  waiting: Waiting<Typed, Stored>
}

/** Says above a form that it shows pending changes, whose and since when, and how they differ from what visitors see. */
export function PendingNotice<Typed extends FieldValues, Stored>({
  kind,
  waiting,
}: PendingNoticeProps<Typed, Stored>) {
  const { note, address, isOlder, comparisons } = waiting
  const [open, setOpen] = useState<'compare' | 'discard'>()
  const close = () => setOpen(undefined)
  const labels = fieldLabels(comparisons, note.fields)
  return (
    <section
      aria-label="Pending changes"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-ink py-2 text-small"
    >
      <div className="min-w-0 max-w-line">
        <p>
          <span className="font-medium">Changes are waiting to be published.</span>{' '}
          <span className="text-ink-soft">
            {`Saved by ${note.savedBy.name} · `}
            <time dateTime={note.savedAt} title={momentOf(note.savedAt)}>
              {relativeTime(note.savedAt)}
            </time>
            {labels.length > 0 && ` · ${labels.join(', ')}`}
          </span>
        </p>
        <p className="text-ink-soft">
          {`This form shows them. Visitors see the ${kind} without them until you publish.`}
          {isOlder &&
            ` Someone has changed the ${kind} since they were begun: you choose field by field as you save or publish.`}
        </p>
      </div>
      <div className="flex gap-3">
        <Button look="outline" size="small" onClick={() => setOpen('compare')} className="min-h-11">
          Compare
        </Button>
        <Button look="quiet" size="small" onClick={() => setOpen('discard')} className="min-h-11">
          Discard changes
        </Button>
      </div>
      {open === 'compare' && <CompareDialog waiting={waiting} onClose={close} />}
      {open === 'discard' && <DiscardDialog address={address} kind={kind} onClose={close} />}
    </section>
  )
}
