import { useState } from 'react'
import { momentOf } from '#contract/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { rescueFocus } from '../page/focus.ts'
import type { SavedDraft } from './draft-store.ts'
import { unfinishedNames } from './saved-files.ts'

interface DraftOfferProps {
  /** As messages say it: 'design'. */
  kind: string
  offer: SavedDraft
  /** The version of the document that is shown. */
  version: string | undefined
  /** Someone else has changed the same field since. */
  conflicts: boolean
  onRestore: () => Promise<void>
  onDiscard: () => void
}

/** Offers a draft that was typed here before and not saved. */
export function DraftOffer({ kind, offer, version, conflicts, onRestore, onDiscard }: DraftOfferProps) {
  const isOlder = version && offer.version && Date.parse(offer.version) < Date.parse(version)
  const [isRestoring, setRestoring] = useState(false)
  const unfinished = unfinishedNames(Object.values(offer.files).flat())
  /** Its files are looked for on the server first. */
  async function restore() {
    setRestoring(true)
    await onRestore()
    rescueFocus(() => null)
  }

  function discard() {
    onDiscard()
    rescueFocus(() => null)
  }

  return (
    <section
      aria-label="Unsaved draft"
      className="mb-6 flex max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-ink py-2 text-small"
    >
      <div className="min-w-0 max-w-line">
        <p>
          You have unsaved changes here from <time dateTime={offer.at}>{momentOf(offer.at)}</time>.
        </p>
        {isOlder && (
          <p className="text-ink-soft">
            {`Someone has saved this ${kind} since. ${conflicts ? 'If you both changed the same field, you choose which version to keep when you save.' : 'Their changes stay.'}`}
          </p>
        )}
        {unfinished.length > 0 && (
          <p className="text-ink-soft wrap-anywhere">
            {`These files could not be restored. Please choose them again: ${unfinished.join(', ')}`}
          </p>
        )}
      </div>
      <div className="flex gap-3">
        <Button look="outline" size="small" busy={isRestoring} onClick={restore} className="min-h-11">
          Restore
        </Button>
        <Button look="quiet" size="small" disabled={isRestoring} onClick={discard} className="min-h-11">
          Discard
        </Button>
      </div>
    </section>
  )
}
