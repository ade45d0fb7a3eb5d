import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { momentOf } from '#contract/dates.ts'
import type { Version } from '#contract/version.ts'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Comparison } from '../forms/comparison.ts'
import { relativeTime } from '../page/relative-time.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { useVersions } from './use-versions.ts'
import { fieldLabels } from './version-differences.ts'

const shownAtFirst = 10

/** What the versions of a document need of its form. */
export interface VersionedDocument<Typed extends FieldValues, Stored> {
  /** Where its own calls stand. */
  address: string
  /** Reads it as it is stored now. */
  read: () => Promise<Stored>
  /** Changes with each save. */
  version: string
  comparisons: Comparison<Typed, Stored>[]
  typedFrom: (stored?: Stored) => Typed
  /** The fields of the form that its rules of today refuse. */
  refusedIn: (typed: Typed) => ReadonlySet<string>
  /** Shows what was restored in the form; what is typed there stays. */
  takeOver: (restored: Stored) => void
  /** Changes wait beside it, which stay as they are. */
  isUnderPending: boolean
}

interface VersionsProps<Typed extends FieldValues, Stored> {
  /** As messages say it: 'design'. */
  kind: string
  versioned: VersionedDocument<Typed, Stored>
}

/** The earlier versions of the document that a form edits, below it: the form stays as it is while they are looked at. */
export function Versions<Typed extends FieldValues, Stored extends { updatedAt: string }>({
  kind,
  versioned,
}: VersionsProps<Typed, Stored>) {
  const { address, version, comparisons } = versioned
  const [isOpen, setIsOpen] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const [chosen, setChosen] = useState<Version>()
  const { versions, error, tryAgain } = useVersions(address, version, isOpen)
  const shown = isWhole ? versions : versions?.slice(0, shownAtFirst)

  return (
    <section
      aria-labelledby="versions"
      className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-t border-ink pt-4 pb-10 md:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h2 id="versions" className="annotation pt-1">
        Earlier versions
      </h2>
      <div className="min-w-0">
        <Button
          look="outline"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-11"
        >
          {isOpen ? 'Hide earlier versions' : 'Show earlier versions'}
        </Button>
        {isOpen && (
          <div className="mt-4">
            {error !== undefined && (
              <div className="grid justify-items-start gap-4">
                <ErrorText>{`Error loading versions: ${messageOf(error)}`}</ErrorText>
                <Button look="outline" size="small" onClick={tryAgain}>
                  Try again
                </Button>
              </div>
            )}
            {!versions && error === undefined && <Spinner label="Loading versions..." className="py-4" />}
            {versions?.length === 0 && (
              <p className="text-small text-ink-soft">
                {`None yet. With every save that changes something, what was there before is kept here.`}
              </p>
            )}
            {shown && shown.length > 0 && (
              <ol aria-label="Earlier versions" className="border-t border-hairline">
                {shown.map((each) => (
                  <VersionRow
                    key={each._id}
                    version={each}
                    labels={fieldLabels(comparisons, each.fields)}
                    onOpen={() => setChosen(each)}
                  />
                ))}
              </ol>
            )}
            {versions && shown && shown.length < versions.length && (
              <Button
                look="quiet"
                size="small"
                onClick={() => setIsWhole(true)}
                className="mt-2 min-h-11"
              >{`Show all ${versions.length}`}</Button>
            )}
          </div>
        )}
      </div>
      {chosen && (
        <RestoreDialog
          key={chosen._id}
          kind={kind}
          version={chosen}
          versioned={versioned}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}

interface VersionRowProps {
  version: Version
  /** What the fields are called that changed after it. */
  labels: string[]
  onOpen: () => void
}

/** When a version was saved and by whom, and what became of it. */
function VersionRow({ version: { savedAt, savedBy, replacedBy }, labels, onOpen }: VersionRowProps) {
  const moment = momentOf(savedAt)
  const then = replacedBy._id === savedBy._id ? 'Then changed' : `Then changed by ${replacedBy.name}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-2 text-small">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">
          <time dateTime={savedAt} className="font-medium">
            {moment}
          </time>{' '}
          <span className="text-ink-soft">
            · {relativeTime(savedAt)} · {savedBy.name}
          </span>
        </p>
        <p className="text-ink-soft wrap-anywhere">{`${then}: ${labels.join(', ')}`}</p>
      </div>
      <Button
        look="outline"
        size="small"
        aria-label={`Compare the version of ${moment}`}
        onClick={onOpen}
        className="min-h-11"
      >
        Compare
      </Button>
    </li>
  )
}
