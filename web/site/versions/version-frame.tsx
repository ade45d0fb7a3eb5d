import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { momentOf } from '#contract/dates.ts'
import { messageOf } from '#web/api/request.ts'
import { ErrorText } from '#web/ui/error-text.tsx'

/** Nobody but an administrator's browser shows it, and no cache keeps it. */
export const versionHeaders = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' }

export const versionMeta = (title: string) => [
  { title: `${title} · as it was` },
  { name: 'robots', content: 'noindex' },
]

interface VersionFrameProps {
  /** When it was saved so. */
  savedAt: string
  /** Where it is edited. */
  editAddress: string
  children: ReactNode
}

/** A page of the site with what it said once, under a line that says so. */
export function VersionFrame({ savedAt, editAddress, children }: VersionFrameProps) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <p className="bg-laterite px-4 py-2 text-center text-small text-paper print:hidden">
        <span className="font-medium">{`As it was on ${momentOf(savedAt)}: only administrators see this`}</span>{' '}
        <Link to={editAddress} className="ml-3 inline-block py-1 underline underline-offset-4">
          Back to editing
        </Link>
      </p>
      {children}
    </main>
  )
}

/** Said in a version's place where there is none. */
export function VersionMissing({ error }: { error?: unknown }) {
  return (
    <main id="main" tabIndex={-1} className="page-margins py-20 outline-none">
      <h1 className="text-section expanded">There is nothing to see here</h1>
      <ErrorText className="mt-4">{error === undefined ? 'Version not found' : messageOf(error)}</ErrorText>
    </main>
  )
}
