import { Link, useSearchParams } from 'react-router'
import type { DesignSummary } from '#contract/design.ts'
import { deleteDesign, listDesigns, updateDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Column } from '#web/ui/table.tsx'
import type { BulkAction } from '../list/bulk.ts'
import { countOf } from '../list/noun.ts'
import { Rows } from '../list/rows.tsx'
import { SortSelect } from '../list/sort-select.tsx'
import { useSorting } from '../list/use-sorting.ts'
import { useListState } from '../list-address.ts'
import { RowActions, RowButton, RowLink } from '../row-action.tsx'
import { designQueryOf, sortLabels } from './address.ts'
import { FeaturedToggle } from './featured-toggle.tsx'

const noun = { one: 'Design', many: 'Designs' }
const picture = { one: 'Picture', many: 'Pictures' }

const actions: BulkAction<DesignSummary>[] = [
  { label: 'Feature', verb: 'featured', run: ({ _id }) => updateDesign(api, _id, { featured: true }) },
  { label: 'Unfeature', verb: 'unfeatured', run: ({ _id }) => updateDesign(api, _id, { featured: false }) },
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
      columns={(onDelete) => columnsOf(state, onDelete)}
      sorting={useSorting(isSearch ? 'relevance' : 'newest')}
      pathOf={({ _id }) => `/admin/designs/${_id}`}
      matching={{
        total,
        read: () => wholeList((paging) => listDesigns(api, { ...designQueryOf(search), ...paging })),
      }}
      remove={(id) => deleteDesign(api, id)}
      consequenceOf={consequenceOf}
      actions={actions}
    />
  )
}

function columnsOf(state: unknown, onDelete: (design: DesignSummary) => void): Column<DesignSummary>[] {
  return [
    {
      header: 'Image',
      className: 'max-md:pb-2',
      cell: ({ images: [first] }) => (
        <Picture
          image={first}
          alt=""
          sizes="96px"
          className="h-18 w-24 max-w-none object-cover md:h-14 md:w-19"
        />
      ),
    },
    {
      header: 'Title',
      sort: { ascending: 'title', descending: 'title-desc' },
      cell: ({ _id, code, title }) => (
        <>
          <Link id={_id} to={_id} state={state} className="font-semibold break-words hover:underline">
            {title}
          </Link>
          <span className="annotation block text-ink-soft">{code}</span>
        </>
      ),
    },
    {
      header: 'Category',
      sort: { ascending: 'category', descending: 'category-desc' },
      cell: ({ category }) => category.name,
    },
    { header: 'Subcategory', cell: ({ subcategory }) => subcategory.name },
    {
      header: 'Featured',
      sort: { descending: 'featured' },
      acts: true,
      cell: (design) => <FeaturedToggle design={design} />,
    },
    {
      header: 'Actions',
      acts: true,
      cell: (design) => (
        <RowActions>
          <RowLink to={design._id} state={state} describedBy={design._id}>
            View
          </RowLink>
          <RowLink to={`${design._id}/edit`} state={state} describedBy={design._id}>
            Edit
          </RowLink>
          <RowButton describedBy={design._id} onClick={() => onDelete(design)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}

/** What goes with designs that are deleted, and what does not. */
function consequenceOf(designs: DesignSummary[]): string {
  const pictures = new Set(designs.flatMap(({ images }) => images.map(({ fileId }) => fileId))).size
  const gone =
    pictures > 0
      ? `${countOf(picture, pictures)} will be deleted too, unless another design shows them. `
      : ''
  return `${gone}Enquiries that came from ${designs.length === 1 ? 'it' : 'them'} stay.`
}
