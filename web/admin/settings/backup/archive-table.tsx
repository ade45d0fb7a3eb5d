import type { Backups } from '#contract/backup.ts'
import { momentOf } from '#contract/dates.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { type Column, Table } from '../../table/table.tsx'
import { type Archive, kindText } from './backup-text.ts'
import { DownloadButton } from './download-button.tsx'

const columns: Column<Archive>[] = [
  {
    header: 'Made',
    cell: ({ madeAt }) => <span className="font-medium">{momentOf(madeAt)}</span>,
    className: 'tabled:whitespace-nowrap',
  },
  { header: 'Holds', cell: kindText },
  {
    header: 'Where',
    cell: ({ path }) => <span className="annotation wrap-anywhere">{path}</span>,
  },
  {
    header: 'Actions',
    quiet: true,
    cell: (archive) => (
      <div className="flex flex-wrap gap-3">
        <CopyButton text={archive.path} what={`the path of ${momentOf(archive.madeAt)}`} isSaidAbove />
        <DownloadButton archive={archive} />
      </div>
    ),
  },
]

/** What can be restored. */
export function ArchiveTable({ archives }: { archives: Backups['archives'] }) {
  if (archives === null)
    return <p className="py-4 text-laterite">The place of the backups does not answer.</p>
  if (archives.length === 0) return <p className="py-4 text-ink-soft">Nothing yet.</p>
  return <Table caption="Backups" columns={columns} rows={archives} keyOf={({ path }) => path} />
}
