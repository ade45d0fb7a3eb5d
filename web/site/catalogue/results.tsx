import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { listWords } from '#contract/words/list.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useWords } from '#web/ui/words.ts'
import { JustifiedGrid } from '../design-cards/justified-grid.tsx'
import { listAddress } from './filters.ts'
import type { DesignList } from './load.ts'
import { Paging } from './paging.tsx'
import { useMore } from './use-more.ts'

/** The designs of a list, page after page; the link to the next page adds it to this one. */
export function Results({ list }: { list: DesignList }) {
  const say = useWords(listWords)
  const { path, filters, pagination } = list
  const { shown, added, page, more, isFetching, error } = useMore(list, (until) =>
    listAddress(path, filters, pagination.page, until),
  )
  const before = (pagination.page - 1) * pagination.limit
  const grid = useFirstAdded(shown.length, isFetching)
  const address = (target: number) => listAddress(path, filters, target)
  return (
    <>
      <h2 className="sr-only">{say('list.designs')}</h2>
      <div ref={grid}>
        <JustifiedGrid designs={shown} eager />
      </div>
      {pagination.pages > 1 && (
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-ink pt-4">
          <p className="annotation" role={added ? 'status' : undefined}>
            {say('list.shown', {
              first: before + 1,
              last: before + shown.length,
              count: pagination.total,
            })}
          </p>
          {page < pagination.pages && (
            <Link
              to={address(page + 1)}
              rel="next"
              aria-disabled={isFetching || undefined}
              className="inline-flex min-h-12 items-center gap-3 border border-ink px-6 font-medium hover:bg-ink/6 max-sm:w-full max-sm:justify-center"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                more()
              }}
            >
              {isFetching && <Spinner />}
              {say('list.more')}
            </Link>
          )}
          {error && <ErrorText className="w-full">{say('list.failed', { message: error })}</ErrorText>}
        </div>
      )}
      <Paging address={address} page={pagination.page} pages={pagination.pages} />
    </>
  )
}

/** After more was added the focus goes on with the first of it, not to where the link has moved. */
function useFirstAdded(count: number, isFetching = false) {
  const grid = useRef<HTMLDivElement>(null)
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (isFetching) from.current ??= count
    else if (from.current !== null) {
      const first = count > from.current ? from.current : null
      from.current = null
      if (first !== null)
        grid.current?.querySelectorAll<HTMLElement>('article > a')[first]?.focus({ preventScroll: true })
    }
  }, [count, isFetching])
  return grid
}
