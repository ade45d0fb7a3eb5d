import { dayOf } from '#contract/dates.ts'
import type { PricingImage } from '#contract/pricing.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { WholePicture } from '../files/whole-picture.tsx'
import { OrderCell } from '../ordering/order-cell.tsx'
import { RowActions, RowButton } from '../row-action.tsx'
import { PricingAlt } from './pricing-alt.tsx'

interface PricingTableProps {
  images: PricingImage[]
  onDelete: (image: PricingImage) => void
}

export function PricingTable({ images, onDelete }: PricingTableProps) {
  const columns: Column<PricingImage>[] = [
    {
      header: 'Image',
      cell: (image) => (
        <a href={image.url} target="_blank" rel="noopener" aria-label="Open the pricing image in a new tab">
          <WholePicture
            image={image}
            alt=""
            sizes="160px"
            className="h-28 w-36 object-contain object-right md:object-left"
          />
        </a>
      ),
    },
    {
      header: 'Added',
      cell: ({ _id, createdAt }) => (
        <span id={_id} className="annotation">
          <span className="sr-only">Pricing image of </span>
          {dayOf(createdAt)}
        </span>
      ),
    },
    { header: 'Alternative text', className: 'max-md:block', cell: (image) => <PricingAlt image={image} /> },
    { header: 'Order', cell: (image) => <OrderCell row={image} /> },
    {
      header: 'Actions',
      cell: (image) => (
        <RowActions>
          <RowButton describedBy={image._id} onClick={() => onDelete(image)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
  return <Table caption="Pricing images" columns={columns} rows={images} keyOf={({ _id }) => _id} />
}
