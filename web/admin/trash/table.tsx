import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Trashed } from '#contract/trash.ts'
import { api } from '#web/api/request.ts'
import { deleteForGood, listTrash, restoreFromTrash } from '#web/api/trash.ts'
import { wholeList } from '#web/api/whole-list.ts'
import type { BulkAction } from '../list/bulk.ts'
import { countOf } from '../list/noun.ts'
import { orOnceMore } from '../list/once-more.ts'
import { Rows } from '../list/rows.tsx'
import { useMay } from '../session/use-may.ts'
import { trashQueryOf } from './address.ts'
import { nameOf, trashColumns, typeName } from './columns.tsx'
import { deleteAgain, deletedAfter, deletedAgain } from './delete-again.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { type Needing, useRestore } from './use-restore.ts'

const noun = { one: 'Item', many: 'Items' }

const restoring: BulkAction<Trashed> = {
  label: 'Restore',
  verb: 'restored',
  // A design needs its category, which may be among those selected.
  stageOf: ({ kind }) => (kind === 'category' ? 0 : 1),
  undone: deletedAgain,
  undoneStageOf: deletedAfter,
  async run(item) {
    await orOnceMore(() => restoreFromTrash(api, item._id))
    return () => deleteAgain(api, item)
  },
}

interface TrashTableProps {
  items: Trashed[]
  total: number
  tools: ReactNode
}

/** One page of the trash. */
export function TrashTable({ items, total, tools }: TrashTableProps) {
  const [search] = useSearchParams()
  const [needing, setNeeding] = useState<Needing | null>(null)
  const restore = useRestore(setNeeding)
  const mayErase = useMay('erase')
  return (
    <>
      <Rows
        rows={items}
        noun={noun}
        typeOf={({ kind }) => typeName(kind)}
        nameOf={nameOf}
        count={countOf(noun, total)}
        tools={tools}
        columns={(onDelete) => trashColumns(restore, mayErase ? onDelete : undefined)}
        matching={{
          total,
          read: () => wholeList((paging) => listTrash(api, { ...trashQueryOf(search), ...paging })),
        }}
        remove={mayErase ? (id) => deleteForGood(api, id) : null}
        isForGood
        deletedAfter={deletedAfter}
        actions={[restoring]}
      />
      <RestoreDialog needing={needing} onRestore={restore} onClose={() => setNeeding(null)} />
    </>
  )
}
