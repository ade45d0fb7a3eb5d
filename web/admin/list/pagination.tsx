import { Link, Navigate, useSearchParams } from 'react-router'
import type { Pagination as Figures } from '#contract/fields.ts'
import { Select } from '#web/ui/select.tsx'
import { changedSearch, latestSearch } from './list-address.ts'
import { rememberRows, rowCounts } from './rows-on-page.ts'

const grouped = new Intl.NumberFormat('en-IN')

/** Which rows of how many are shown, and the way to the other pages. */
export function Pagination({ page, limit, total, pages }: Figures) {
  const [search] = useSearchParams()
  const at = (target: number) =>
    `?${changedSearch(search, { page: target > 1 ? String(target) : undefined })}`
  if (pages > 0 && page > pages) return <Navigate to={at(pages)} replace />
  if (total <= Number(rowCounts[0])) return null
  const first = (page - 1) * limit + 1
  const shown = [first, Math.min(page * limit, total)].map((row) => grouped.format(row)).join('–')
  // On the left, where no toast comes over them.
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-x-10 text-small">
      <p className="annotation text-ink-soft">
        {shown} of {grouped.format(total)}
      </p>
      {pages > 1 && (
        <div className="flex flex-wrap gap-x-6 print:hidden">
          <Step to={page > 1 && at(1)}>First</Step>
          <Step to={page > 1 && at(page - 1)}>Previous</Step>
          <Step to={page < pages && at(page + 1)}>Next</Step>
          <Step to={page < pages && at(pages)}>Last</Step>
        </div>
      )}
      <RowsSelect count={limit} />
    </nav>
  )
}

/** How many rows a page has; the list begins at its first page again. */
function RowsSelect({ count }: { count: number }) {
  const [, setSearch] = useSearchParams()

  function choose(rows: string) {
    const search = latestSearch()
    // What is remembered from now on is not what the page had that Back leads to.
    search.set('rows', String(count))
    history.replaceState(history.state, '', `?${search}`)
    rememberRows(rows)
    setSearch(changedSearch(latestSearch(), { rows }))
  }

  return (
    <Select
      aria-label="Rows on a page"
      value={count}
      onChange={({ target }) => choose(target.value)}
      className="min-h-11! w-auto! border-transparent! py-1! pl-0! text-small! print:hidden"
    >
      {rowCounts.map((rows) => (
        <option key={rows} value={rows}>
          {rows} a page
        </option>
      ))}
    </Select>
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
