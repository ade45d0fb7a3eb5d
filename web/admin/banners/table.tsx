import { Link } from 'react-router'
import type { Banner } from '#contract/banner.ts'
import { fileIdOf, viewUrl } from '#contract/file-address.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RowActions, RowButton, RowLink } from '../list/row-action.tsx'
import { OrderCell } from '../ordering/order-cell.tsx'
import { ChangesWaiting } from '../pending/changes-waiting.tsx'
import { Standing } from '../publishing/standing.tsx'
import { type Column, Table } from '../table/table.tsx'
import { BannerSwitch } from './active-switch.tsx'

interface BannerTableProps {
  banners: Banner[]
  onDelete: (banner: Banner) => void
}

export function BannerTable({ banners, onDelete }: BannerTableProps) {
  const columns: Column<Banner>[] = [
    { header: 'Media', inCard: 'right', cell: (banner) => <Thumbnail banner={banner} /> },
    {
      header: 'Title',
      inCard: 'left',
      cell: ({ _id, title, type, ...publishing }) => (
        <>
          <Link
            id={_id}
            to={`/admin/banners/${_id}/edit`}
            className="font-medium wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          <span className="annotation block text-ink-soft">{type === 'image' ? 'Image' : 'Video'}</span>
          <Standing of={publishing} className="mt-1" />
          <ChangesWaiting id={_id} />
        </>
      ),
    },
    { header: 'Active', inCard: 'left', acts: true, cell: (banner) => <BannerSwitch banner={banner} /> },
    { header: 'Order', inCard: 'right', acts: 'only', cell: (banner) => <OrderCell row={banner} /> },
    {
      header: 'Actions',
      inCard: 'across',
      acts: 'only',
      cell: (banner) => (
        <RowActions>
          <RowLink to={`/admin/banners/${banner._id}/edit`} describedBy={banner._id}>
            Edit
          </RowLink>
          <RowButton describedBy={banner._id} onClick={() => onDelete(banner)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
  return <Table caption="Banners" columns={columns} rows={banners} keyOf={({ _id }) => _id} />
}

function Thumbnail({ banner: { title, type, media, mediaUrl } }: { banner: Banner }) {
  const classes = 'h-14 w-25 object-cover'
  if (type === 'image' || !mediaUrl) return <Picture image={media} alt="" sizes="100px" className={classes} />
  return (
    <video
      src={viewUrl(fileIdOf(mediaUrl))}
      aria-label={`Video of ${title}`}
      muted
      playsInline
      preload="metadata"
      className={`bg-paper-deep ${classes}`}
    />
  )
}
