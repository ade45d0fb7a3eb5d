import { Link } from 'react-router'

/** Says that backups need somebody, and leads to them. */
export function BackupWarning({ text }: { text: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-y border-laterite py-1 text-laterite">
      <span className="font-medium">{text}</span>
      <Link
        to="/admin/settings?tab=backup"
        className="inline-flex min-h-11 items-center text-small ruled-link"
      >
        See backups
      </Link>
    </p>
  )
}
