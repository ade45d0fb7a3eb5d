import { counted } from '#contract/count.ts'
import { momentOf } from '#contract/dates.ts'
import type { Trashed } from '#contract/trash.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { kindName } from '../activity/text.ts'
import { RowActions, RowButton } from '../list/row-action.tsx'
import { relativeTime } from '../page/relative-time.ts'
import { rowPictureClasses } from '../table/row-picture.ts'
import type { Column } from '../table/table.tsx'
import { daysLeft } from './days-left.ts'

const fewDays = 3

/** What a deleted document is called; without a name of its own, what it is. */
export function nameOf({ name, kind }: Pick<Trashed, 'name' | 'kind'>): string {
  return name || kindName(kind)
}

/** What a document of a kind is, as a title writes it: 'Pricing Image'. */
export function typeName(kind: Trashed['kind']): string {
  return kindName(kind).replace(/ \w/g, (letter) => letter.toUpperCase())
}

/** What the trash tells of each. @param onDelete deletes it for good; without it nobody may */
export function trashColumns(
  onRestore: (item: Trashed) => unknown,
  onDelete: ((item: Trashed) => void) | undefined,
): Column<Trashed>[] {
  return [
    {
      header: 'Image',
      inCard: 'right',
      cell: ({ image }) =>
        image ? (
          <Picture
            image={image}
            alt=""
            sizes="96px"
            className={classNames(rowPictureClasses, 'object-cover')}
          />
        ) : (
          <span className="text-ink-soft carded:hidden">None</span>
        ),
    },
    {
      header: 'Name',
      names: true,
      inCard: 'left',
      cell: (item) => (
        <>
          <span id={item._id} className="block min-w-24 font-medium wrap-anywhere">
            {nameOf(item)}
          </span>
          <span className="annotation block text-ink-soft">{kindName(item.kind)}</span>
        </>
      ),
    },
    {
      header: 'Deleted',
      inCard: 'left',
      cell: ({ deletedAt, deletedBy }) => (
        <div className="min-w-30">
          <time dateTime={deletedAt} title={momentOf(deletedAt)}>
            {relativeTime(deletedAt)}
          </time>
          <span className="block wrap-anywhere text-ink-soft">by {deletedBy.name}</span>
        </div>
      ),
    },
    {
      header: 'Time left',
      inCard: 'right',
      cell: ({ until }) => {
        const days = daysLeft(until)
        return (
          <span
            title={momentOf(until)}
            className={classNames('whitespace-nowrap', days <= fewDays && 'text-accent')}
          >
            {days > 0 ? counted(days, 'day', 'days') : 'Goes now'}
            {days > 0 && <span className="tabled:hidden"> left</span>}
          </span>
        )
      },
    },
    {
      header: 'Actions',
      inCard: 'across',
      acts: 'only',
      cell: (item) => (
        <RowActions>
          <RowButton describedBy={item._id} onClick={() => onRestore(item)}>
            Restore
          </RowButton>
          {onDelete && (
            <RowButton describedBy={item._id} onClick={() => onDelete(item)}>
              <span className="whitespace-nowrap">Delete for good</span>
            </RowButton>
          )}
        </RowActions>
      ),
    },
  ]
}
