import { Link } from 'react-router'
import type { Media } from '#contract/media.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useListState } from '../list/list-address.ts'
import { RowCheckbox, type RowSelection } from '../table/row-selection.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { factsOf, nameOf, placesOf } from './words.ts'

interface MediaGridProps {
  files: Media[]
  selection: RowSelection<Media>
}

/** The files of a page as pictures, each with its title block. */
export function MediaGrid({ files, selection }: MediaGridProps) {
  const state = useListState()
  return (
    <ul
      aria-label="Files"
      className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
    >
      {files.map((file) => (
        <li key={file._id} className="relative min-w-0">
          <Thumbnail
            file={file}
            sizes="(min-width: 1280px) 220px, (min-width: 640px) 30vw, 46vw"
            className={classNames(
              'aspect-4/3 w-full border',
              selection.has(file._id) ? 'border-ink outline-2 outline-ink' : 'border-hairline',
            )}
          />
          <div className="absolute top-0 left-0 z-1 size-8 bg-paper print:hidden">
            <RowCheckbox row={file} rowKey={file._id} selection={selection} isInLine={false} />
          </div>
          <p className="mt-2 truncate text-small font-medium">
            <Link
              to={`/admin/media/${encodeURIComponent(file._id)}`}
              state={state}
              title={nameOf(file)}
              className="after:absolute after:inset-0 hover:underline"
            >
              {nameOf(file)}
            </Link>
          </p>
          <p className="annotation text-ink-soft">{factsOf(file)}</p>
          <p className={file.used ? 'annotation text-ink-soft' : 'annotation text-accent'}>
            {placesOf(file)}
          </p>
        </li>
      ))}
    </ul>
  )
}
