import { Link } from 'react-router'
import type { Testimonial } from '#contract/testimonial.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useListState } from '../list/list-address.ts'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { OrderCell } from '../ordering/order-cell.tsx'
import { ChangesWaiting } from '../pending/changes-waiting.tsx'
import { Standing } from '../publishing/standing.tsx'
import type { Column } from '../table/table.tsx'

/** The page that a row opens. */
export const pathOf = ({ _id }: Testimonial) => `/admin/testimonials/${_id}/edit`

/** What the list of testimonials shows of each. */
export function columnsOf(
  state: unknown,
  onDelete: (testimonial: Testimonial) => void,
): Column<Testimonial>[] {
  return [
    {
      header: 'Client',
      names: true,
      inCard: 'across',
      cell: (testimonial) => <Client testimonial={testimonial} />,
    },
    {
      header: 'Content',
      inCard: 'across',
      cell: ({ content }) => (
        <span dir="auto" title={content} className="line-clamp-2 wrap-anywhere md:min-w-32 md:max-w-lg">
          {content}
        </span>
      ),
    },
    { header: 'Rating', inCard: 'left', cell: ({ rating }) => <Rating rating={rating} /> },
    {
      header: 'Featured',
      inCard: 'right',
      cell: ({ isFeatured }) => <FeaturedBadge isFeatured={isFeatured} />,
    },
    {
      header: 'Order',
      inCard: 'right',
      acts: 'only',
      cell: (testimonial) => <OrderCell row={testimonial} />,
    },
    {
      header: 'Actions',
      inCard: 'left',
      acts: 'only',
      cell: (testimonial) => (
        <RowActions>
          <RowLink to={pathOf(testimonial)} state={state} describedBy={testimonial._id}>
            Edit
          </RowLink>
          <RowButton describedBy={testimonial._id} onClick={() => onDelete(testimonial)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}

function Client({ testimonial }: { testimonial: Testimonial }) {
  const { _id, clientName, company, avatar } = testimonial
  return (
    <div className="flex items-center tabled:min-w-36 gap-3">
      {avatar ? (
        <Picture
          image={avatar}
          alt=""
          sizes="44px"
          className="size-11 tabled:in-data-compact:size-9 shrink-0 object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-11 tabled:in-data-compact:size-9 shrink-0 place-items-center border border-edge bg-paper-deep font-medium"
        >
          {initialOf(clientName)}
        </span>
      )}
      <div className="min-w-0">
        <Link
          id={_id}
          to={pathOf(testimonial)}
          state={useListState()}
          className="font-medium wrap-anywhere hover:underline"
        >
          {clientName}
        </Link>
        <Standing of={testimonial} className="mt-1 block w-fit" />
        {company && <span className="block wrap-anywhere text-ink-soft">{company}</span>}
        <ChangesWaiting id={_id} />
      </div>
    </div>
  )
}

function Rating({ rating }: { rating: number | null }) {
  if (rating === null)
    return (
      <>
        <span className="carded:hidden">—</span>
        <span className="text-ink-soft tabled:hidden">Not rated</span>
      </>
    )
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="text-accent">
        ★
      </span>{' '}
      {rating}
      <span className="sr-only"> of 5 stars</span>
    </span>
  )
}

function FeaturedBadge({ isFeatured }: { isFeatured: boolean }) {
  return (
    <span
      className={classNames(
        'annotation inline-block border px-2 py-px',
        isFeatured ? 'border-ink bg-ink text-paper' : 'border-edge',
      )}
    >
      {isFeatured ? 'Featured' : 'Regular'}
    </span>
  )
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase('en') ?? ''
}
