import { Link, Navigate, useSearchParams } from 'react-router'
import type { Pagination as Figures } from '#contract/fields.ts'

/** Which rows of how many are shown, and the way to the pages before and after. */
export function Pagination({ page, limit, total, pages }: Figures) {
  const [search] = useSearchParams()
  const at = (target: number) => {
    const next = new URLSearchParams(search)
    if (target > 1) next.set('page', String(target))
    else next.delete('page')
    return `?${next}`
  }
  if (pages > 0 && page > pages) return <Navigate to={at(pages)} replace />
  if (pages < 2) return null
  const first = (page - 1) * limit + 1
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-4 text-small">
      <p className="annotation text-ink-soft">
        {first}–{Math.min(page * limit, total)} of {total}
      </p>
      <div className="flex gap-6">
        <Step to={page > 1 && at(page - 1)}>Previous</Step>
        <Step to={page < pages && at(page + 1)}>Next</Step>
      </div>
    </nav>
  )
}

function Step({ to, children }: { to: string | false; children: string }) {
  const classes = 'inline-flex min-h-11 items-center'
  if (!to) return <span className={`${classes} text-ink-soft`}>{children}</span>
  return (
    <Link to={to} className={classes}>
      <span className="ruled-link">{children}</span>
    </Link>
  )
}
