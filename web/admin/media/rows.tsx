import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { dayOf, momentOf } from '#contract/dates.ts'
import type { Media } from '#contract/media.ts'
import { deleteMedia, listMedia, restoreMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useListState } from '../list/list-address.ts'
import { countOf } from '../list/noun.ts'
import { RowActions, RowButton } from '../list/row-action.tsx'
import { Rows } from '../list/rows.tsx'
import { useSorting } from '../list/use-sorting.ts'
import { rowPictureClasses } from '../table/row-picture.ts'
import type { Column } from '../table/table.tsx'
import { mediaQueryOf } from './address.ts'
import { DownloadButton } from './download-button.tsx'
import { MediaGrid } from './grid.tsx'
import { TextsDialog } from './texts/texts-dialog.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { Uses } from './uses.tsx'
import { factsOf, nameOf, noun } from './words.ts'

const pathOf = ({ _id }: Media) => `/admin/media/${encodeURIComponent(_id)}`

interface MediaRowsProps {
  files: Media[]
  total: number
  /** As pictures otherwise. */
  isInRows: boolean
  /** The order of the list. */
  tools: ReactNode
}

/** The files of a page, described and downloaded together; those that nothing shows can be deleted. */
export function MediaRows({ files, total, isInRows, tools }: MediaRowsProps) {
  const [search] = useSearchParams()
  const state = useListState()
  return (
    <Rows
      rows={files}
      noun={noun}
      nameOf={nameOf}
      count={countOf(noun, total)}
      tools={tools}
      columns={(onDelete) => columnsOf(state, onDelete)}
      sorting={useSorting('newest')}
      pathOf={pathOf}
      matching={{
        total,
        read: () => wholeList((paging) => listMedia(api, { ...mediaQueryOf(search), ...paging })),
      }}
      remove={(id) => deleteMedia(api, id)}
      restore={(id) => restoreMedia(api, id)}
      held={{ isHeld: ({ used }) => used, because: becauseUsed }}
      together={(selected) => <DownloadButton files={selected} />}
      changes={(changing) => <TextsDialog {...changing} />}
      changesLabel="Alt texts…"
      layout={isInRows ? undefined : (selection) => <MediaGrid files={files} selection={selection} />}
    />
  )
}

/** Why files stay. */
function becauseUsed(files: Media[]): ReactNode {
  const [file] = files
  if (files.length !== 1 || !file) return <p>{countOf(noun, files.length)} in use: they stay.</p>
  return (
    <>
      <p className="mb-2">It is in use, and stays:</p>
      <Uses file={file} />
    </>
  )
}

function columnsOf(state: unknown, onDelete: (file: Media) => void): Column<Media>[] {
  return [
    {
      header: 'File',
      inCard: 'right',
      cell: (file) => <Thumbnail file={file} sizes="96px" className={rowPictureClasses} />,
    },
    {
      header: 'Name',
      names: true,
      inCard: 'left',
      sort: { ascending: 'name' },
      cell: (file) => (
        <div className="tabled:min-w-40 wrap-anywhere">
          <Link id={file._id} to={pathOf(file)} state={state} className="font-medium hover:underline">
            {nameOf(file)}
          </Link>
          {file.alt && <span className="block text-ink-soft">{file.alt}</span>}
        </div>
      ),
    },
    {
      header: 'Size',
      inCard: 'left',
      sort: { ascending: 'smallest', descending: 'largest', first: 'descending' },
      cell: (file) => <span className="annotation">{factsOf(file)}</span>,
    },
    {
      header: 'Stored',
      inCard: 'right',
      sort: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={momentOf(createdAt)} className="whitespace-nowrap">
          {dayOf(createdAt)}
        </time>
      ),
    },
    { header: 'Used in', cell: (file) => <Uses file={file} /> },
    {
      header: 'Actions',
      inCard: 'across',
      acts: 'only',
      cell: (file) => (
        <RowActions>
          <RowButton describedBy={file._id} onClick={() => onDelete(file)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]
}
