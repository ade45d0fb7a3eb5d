import { useSearchParams } from 'react-router'
import { counted } from '#contract/count.ts'
import type { DesignSummary } from '#contract/design.ts'
import { deleteDesign, updateDesign } from '#web/api/change-designs.ts'
import { getDesign, listDesigns } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { wholeList } from '#web/api/whole-list.ts'
import type { BulkAction } from '../list/bulk.ts'
import { useListState } from '../list/list-address.ts'
import { countOf } from '../list/noun.ts'
import { Rows } from '../list/rows.tsx'
import { SortSelect } from '../list/sort-select.tsx'
import { useSorting } from '../list/use-sorting.ts'
import { statusActions } from '../publishing/status-actions.ts'
import { asSignedIn } from '../session/as-signed-in.ts'
import { designQueryOf, sortLabels } from './address.ts'
import { changeDesign } from './change/change-design.ts'
import { ChangeDialog } from './change/change-dialog.tsx'
import { designColumns, pathOf } from './columns.tsx'
import { noun } from './noun.ts'

const actions: BulkAction<DesignSummary>[] = [
  { label: 'Feature', verb: 'featured', run: (design) => changeDesign(design, { featured: true }) },
  { label: 'Unfeature', verb: 'unfeatured', run: (design) => changeDesign(design, { featured: false }) },
  ...statusActions({
    read: (id) => getDesign(api, id),
    update: (id, body) => updateDesign(api, id, body),
  }),
]

/** One page of the designs. */
export function DesignTable({ designs, total }: { designs: DesignSummary[]; total: number }) {
  const [search] = useSearchParams()
  const isSearch = search.has('search')
  const state = useListState()
  return (
    <Rows
      rows={designs}
      noun={noun}
      nameOf={({ title }) => title}
      count={countOf(noun, total)}
      tools={
        <SortSelect
          standard={isSearch ? 'Best match' : 'Newest first'}
          labels={isSearch ? { newest: 'Newest first', ...sortLabels } : sortLabels}
        />
      }
      isRoomy
      columns={(onDelete) => designColumns(state, onDelete)}
      sorting={useSorting(isSearch ? 'relevance' : 'newest')}
      pathOf={pathOf}
      matching={{
        total,
        read: () =>
          asSignedIn(wholeList((paging) => listDesigns(api, { ...designQueryOf(search), ...paging }))),
      }}
      remove={(id) => deleteDesign(api, id)}
      consequenceOf={consequenceOf}
      actions={actions}
      changes={(changing) => <ChangeDialog {...changing} />}
    />
  )
}

/** What goes with designs that are deleted, and what does not. */
function consequenceOf(designs: DesignSummary[]): string {
  const pictures = new Set(designs.flatMap(({ images }) => images.map(({ fileId }) => fileId))).size
  const gone = pictures > 0 ? `${counted(pictures, 'image goes', 'images go')} to the trash too. ` : ''
  return `${gone}Enquiries that came from ${designs.length === 1 ? 'it' : 'them'} stay.`
}
