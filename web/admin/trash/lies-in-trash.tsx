import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { momentOf } from '#contract/dates.ts'
import type { Trashed } from '#contract/trash.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { kindName } from '../activity/text.ts'
import { isGone } from '../page/gone.ts'
import { relativeTime } from '../page/relative-time.ts'
import { useMay } from '../session/use-may.ts'
import { findTrashed } from './find-trashed.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { type Needing, useRestore } from './use-restore.ts'

/** Beside what a page says that cannot be loaded: that its document was deleted, and the way to have it back. */
export function LiesInTrash({ error }: { error: unknown }) {
  const { id } = useParams()
  const mayRestore = useMay('content')
  const item = useTrashed(mayRestore && isGone(error) ? id : undefined)
  return item ? <Restorable item={item} /> : null
}

function Restorable({ item }: { item: Trashed }) {
  const [needing, setNeeding] = useState<Needing | null>(null)
  const restore = useRestore(setNeeding)
  const [isBusy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    await restore(item)
    setBusy(false)
  }

  return (
    <div className="mt-6 max-w-line">
      <p className="mb-4 wrap-anywhere">
        {item.deletedBy.name} deleted this {kindName(item.kind).toLowerCase()}. It lies in the trash.
        <time
          dateTime={item.deletedAt}
          title={momentOf(item.deletedAt)}
          className="annotation block text-ink-soft"
        >
          {relativeTime(item.deletedAt)}
        </time>
      </p>
      <Button busy={isBusy} onClick={press}>
        Restore
      </Button>
      <RestoreDialog needing={needing} onRestore={restore} onClose={() => setNeeding(null)} />
    </div>
  )
}

function useTrashed(id: string | undefined): Trashed | undefined {
  const [found, setFound] = useState<{ id: string; item: Trashed | undefined }>()
  useEffect(() => {
    if (id === undefined) return
    let isWanted = true
    void findTrashed(api, id).then((item) => isWanted && setFound({ id, item }))
    return () => {
      isWanted = false
    }
  }, [id])
  return found?.id === id ? found?.item : undefined
}
