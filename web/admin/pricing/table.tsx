import { dayOf } from '#contract/dates.ts'
import type { PricingImage } from '#contract/pricing.ts'
import { deletePricing, getPricing, updatePricing } from '#web/api/pricing.ts'
import { api } from '#web/api/request.ts'
import { SharpPicture } from '../files/sharp-picture.tsx'
import { useListState } from '../list/list-address.ts'
import { countOf } from '../list/noun.ts'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { Rows } from '../list/rows.tsx'
import { OrderCell } from '../ordering/order-cell.tsx'
import { ChangesWaiting } from '../pending/changes-waiting.tsx'
import { Standing } from '../publishing/standing.tsx'
import { statusActions } from '../publishing/status-actions.ts'
import type { Column } from '../table/table.tsx'
import { pricingPage } from './address.ts'
import { PricingAlt } from './alt.tsx'

const noun = { one: 'Pricing Image', many: 'Pricing Images' }

const actions = statusActions({
  read: (id) => getPricing(api, id),
  update: (id, body) => updatePricing(api, id, body),
})

/** The pricing images in the order of the site. */
export function PricingTable({ images }: { images: PricingImage[] }) {
  const state = useListState()
  return (
    <Rows
      rows={images}
      noun={noun}
      nameOf={({ createdAt }) => `Pricing image of ${dayOf(createdAt)}`}
      count={countOf(noun, images.length)}
      columns={(onDelete) => columnsOf(state, onDelete)}
      pathOf={({ _id }) => pricingPage(_id)}
      actions={actions}
      remove={(id) => deletePricing(api, id)}
    />
  )
}

function columnsOf(state: unknown, onDelete: (image: PricingImage) => void): Column<PricingImage>[] {
  return [
    {
      header: 'Image',
      inCard: 'right',
      cell: (image) => (
        <a href={image.url} target="_blank" rel="noopener" aria-label="Open the pricing image in a new tab">
          <SharpPicture
            image={image}
            alt=""
            sizes="160px"
            className="h-28 w-36 tabled:in-data-compact:h-14 tabled:in-data-compact:w-20 object-contain object-right md:object-left"
          />
        </a>
      ),
    },
    {
      header: 'Added',
      names: true,
      inCard: 'left',
      cell: ({ _id, createdAt, ...publishing }) => (
        <span id={_id} className="annotation">
          <span className="sr-only">Pricing image of </span>
          {dayOf(createdAt)}
          <Standing of={publishing} className="mt-1 block w-fit" />
          <span className="block">
            <ChangesWaiting id={_id} />
          </span>
        </span>
      ),
    },
    {
      header: 'Alternative text',
      inCard: 'across',
      className: 'max-md:block',
      acts: true,
      cell: (image) => <PricingAlt image={image} />,
    },
    { header: 'Order', inCard: 'right', acts: 'only', cell: (image) => <OrderCell row={image} /> },
    {
      header: 'Actions',
      inCard: 'left',
      acts: 'only',
      cell: (image) => (
        <RowActions>
          <RowLink describedBy={image._id} to={pricingPage(image._id)} state={state}>
            Edit
          </RowLink>
          <RowButton describedBy={image._id} onClick={() => onDelete(image)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}
