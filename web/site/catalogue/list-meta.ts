import { breadcrumbData, itemListData, type Step } from '../list-data.ts'
import { originOf, pageMeta } from '../meta.ts'
import { isNarrowed } from './filters.ts'
import type { DesignList } from './load.ts'

type Matches = Parameters<typeof pageMeta>[0]

interface Described {
  title: string
  description: string
  /** The way to the list, itself included. */
  trail: Step[]
}

/** The tags of a list: each of its pages stands for itself, a narrowed or sorted one for the plain list. */
export function listMeta(matches: Matches, list: DesignList, { title, description, trail }: Described) {
  const { path, filters, designs, pagination } = list
  const isPlain = !isNarrowed(filters) && !filters.sort
  const page = isPlain ? pagination.page : 1
  const origin = originOf(matches)
  return [
    ...pageMeta(matches, {
      title: page > 1 ? `${title} (page ${page})` : title,
      description,
      path: page > 1 ? `${path}?page=${page}` : path,
    }),
    { 'script:ld+json': breadcrumbData(origin, trail) },
    { 'script:ld+json': itemListData(origin, designs) },
  ]
}
