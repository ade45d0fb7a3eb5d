import { Link } from 'react-router'
import { dayOf, momentOf } from '#contract/dates.ts'
import type { Media } from '#contract/media.ts'
import { useListState } from '../list/list-address.ts'
import { useSorting } from '../list/use-sorting.ts'
import { type Column, Table } from '../table/table.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { Uses } from './uses.tsx'
import { factsOf, nameOf } from './words.ts'

const pathOf = ({ _id }: Media) => `/admin/media/${encodeURIComponent(_id)}`

/** The files of a page in rows. */
export function MediaTable({ files }: { files: Media[] }) {
  const state = useListState()
  return (
    <Table
      caption="Files"
      columns={columnsOf(state)}
      rows={files}
      keyOf={({ _id }) => _id}
      sorting={useSorting('newest')}
      opening={{ pathOf, state }}
    />
  )
}

function columnsOf(state: unknown): Column<Media>[] {
  return [
    {
      header: 'File',
      className: 'carded:pb-2',
      cell: (file) => (
        <Thumbnail file={file} sizes="96px" className="h-18 w-24 max-w-none tabled:h-12 tabled:w-16" />
      ),
    },
    {
      header: 'Name',
      sort: { ascending: 'name' },
      cell: (file) => (
        <div className="min-w-40 wrap-anywhere">
          <Link to={pathOf(file)} state={state} className="font-semibold hover:underline">
            {nameOf(file)}
          </Link>
          {file.alt && <span className="block text-ink-soft">{file.alt}</span>}
        </div>
      ),
    },
    {
      header: 'Size',
      sort: { ascending: 'smallest', descending: 'largest', first: 'descending' },
      cell: (file) => <span className="annotation tabled:whitespace-nowrap">{factsOf(file)}</span>,
    },
    {
      header: 'Stored',
      sort: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={momentOf(createdAt)} className="whitespace-nowrap">
          {dayOf(createdAt)}
        </time>
      ),
    },
    { header: 'Used in', cell: (file) => <Uses file={file} /> },
  ]
}
