import { Link } from 'react-router'
import { listWords } from '#contract/words/list.ts'
import { useWords } from '#web/ui/words.ts'

interface PagingProps {
  address: (page: number) => string
  page: number
  pages: number
}

/** Links to every page of a list: plain addresses that can be bookmarked, shared and crawled. */
export function Paging({ address, page, pages }: PagingProps) {
  const say = useWords(listWords)
  if (pages < 2) return null
  return (
    <nav aria-label={say('list.pages')} className="mt-4">
      <ul className="annotation flex flex-wrap items-center gap-1">
        {page > 1 && <PageLink to={address(page - 1)} label={say('list.previous')} rel="prev" />}
        {numbersAround(page, pages).map((target, index, all) => (
          <li key={target} className="flex items-center">
            {target - (all[index - 1] ?? target - 1) > 1 && <span className="px-2">…</span>}
            <Link
              to={address(target)}
              aria-label={say('list.page', { number: target })}
              aria-current={target === page ? 'page' : undefined}
              className="grid size-11 place-items-center border border-transparent hover:border-hairline aria-[current=page]:border-ink"
            >
              {target}
            </Link>
          </li>
        ))}
        {page < pages && <PageLink to={address(page + 1)} label={say('list.next')} rel="next" />}
      </ul>
    </nav>
  )
}

function PageLink({ to, label, rel }: { to: string; label: string; rel: string }) {
  return (
    <li>
      <Link to={to} rel={rel} className="grid min-h-11 place-items-center px-3 drawn">
        {label}
      </Link>
    </li>
  )
}

/** The first, the last, and those next to the current one, as they rise. */
function numbersAround(page: number, pages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  return [...wanted].filter((number) => number > 0 && number <= pages)
}
