import { Link } from 'react-router'
import { dayOf } from '#contract/dates.ts'
import type { DesignSummary } from '#contract/design.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { ChangesWaiting } from '../pending/changes-waiting.tsx'
import { Standing } from '../publishing/standing.tsx'
import { rowPictureClasses } from '../table/row-picture.ts'
import type { Column } from '../table/table.tsx'
import { CategoryMark } from './category-mark.tsx'
import { FlagSwitch } from './flag-switch.tsx'

type DesignColumn = Column<DesignSummary>

/** The page that a row opens. */
export const pathOf = ({ _id }: { _id: string }) => `/admin/designs/${_id}`

/** What the list tells of each design. @param state what its links hand on */
export function designColumns(state: unknown, onDelete: (design: DesignSummary) => void): DesignColumn[] {
  return [
    {
      header: 'Image',
      inCard: 'right',
      cell: ({ images: [first] }) => (
        <Picture
          image={first}
          alt=""
          sizes="96px"
          className={classNames(rowPictureClasses, 'object-cover')}
        />
      ),
    },
    {
      header: 'Title',
      names: true,
      inCard: 'left',
      sort: { ascending: 'title', descending: 'title-desc' },
      cell: ({ _id, code, title, category, ...publishing }) => (
        <>
          <Link
            id={_id}
            to={pathOf({ _id })}
            state={state}
            className="block min-w-24 font-medium wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          <span className="annotation block text-ink-soft">{code}</span>
          <Standing of={publishing} className="mt-1" />
          <CategoryMark id={category._id} />
          <ChangesWaiting id={_id} />
        </>
      ),
    },
    {
      header: 'Category',
      inCard: 'left',
      sort: { ascending: 'category', descending: 'category-desc' },
      cell: ({ category }) => <span className="wrap-anywhere">{category.name}</span>,
    },
    {
      header: 'Subcategory',
      inCard: 'right',
      cell: ({ subcategory }) => <span className="wrap-anywhere">{subcategory.name}</span>,
    },
    {
      header: 'Price',
      inCard: 'left',
      sort: { ascending: 'price-asc', descending: 'price-desc' },
      cell: (design) => (
        <span className="tabled:whitespace-nowrap">
          <Price {...design} />
        </span>
      ),
    },
    {
      header: 'Featured',
      inCard: 'left',
      sort: { descending: 'featured' },
      acts: true,
      cell: (design) => <FlagSwitch design={design} flag="featured" label="Featured" />,
    },
    {
      header: 'Trending',
      inCard: 'right',
      className: 'carded:row-start-4',
      acts: true,
      cell: (design) => <FlagSwitch design={design} flag="trending" label="Trending" />,
    },
    {
      header: 'Updated',
      inCard: 'right',
      sort: { descending: 'updated' },
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} className="whitespace-nowrap">
          {dayOf(updatedAt)}
        </time>
      ),
    },
    {
      header: 'Actions',
      inCard: 'across',
      acts: 'only',
      cell: (design) => (
        <RowActions>
          <RowLink to={pathOf(design)} state={state} describedBy={design._id}>
            View
          </RowLink>
          <RowLink to={`${pathOf(design)}/edit`} state={state} describedBy={design._id}>
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
