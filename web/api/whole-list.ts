import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import type { Page } from './answers.ts'

/** Every document of a list, however many pages the server makes of it. */
export async function wholeList<T>(
  readPage: (paging: { page: number; limit: number }) => Promise<Page<T>>,
): Promise<T[]> {
  const limit = limitsOfVisitors.list.most
  const first = await readPage({ page: 1, limit })
  const others = Array.from({ length: first.pagination.pages - 1 }, (_, index) =>
    readPage({ page: index + 2, limit }),
  )
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data)
}
