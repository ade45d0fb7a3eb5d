import { daysAfter, isoDayOf } from '#contract/dates.ts'
import { type MediaKind, type MediaSort, mediaKinds, mediaSorts } from '#contract/media.ts'
import type { MediaFilters } from '#web/api/media.ts'
import { choiceOf, pageOf, wordsOf } from '../list/list-address.ts'
import { rowsOnPage } from '../list/rows-on-page.ts'

const megabyte = 1024 * 1024

export const kindLabels: Record<MediaKind, string> = {
  image: 'Images',
  drawing: 'Drawings (SVG)',
  video: 'Videos',
}

export const sizes = {
  small: { label: 'Up to 200 KB', minSize: undefined, maxSize: 200 * 1024 },
  medium: { label: '200 KB to 2 MB', minSize: 200 * 1024 + 1, maxSize: 2 * megabyte },
  large: { label: 'Over 2 MB', minSize: 2 * megabyte + 1, maxSize: undefined },
} as const

/** For how many days files have been there. */
export const periods = { 1: 'Stored today', 7: 'Last 7 days', 30: 'Last 30 days', 365: 'Last year' } as const

export const sortLabels: Record<Exclude<MediaSort, 'newest'>, string> = {
  oldest: 'Oldest first',
  largest: 'Largest first',
  smallest: 'Smallest first',
  name: 'Name, A to Z',
}

/** What the address of the list asks the server for. */
export function mediaQueryOf(search: URLSearchParams, today = isoDayOf(new Date())): MediaFilters {
  const size = choiceOf(search, 'size', Object.keys(sizes) as (keyof typeof sizes)[])
  const days = choiceOf(search, 'days', Object.keys(periods))
  const used = choiceOf(search, 'used', ['true', 'false'])
  const { minSize, maxSize } = size ? sizes[size] : {}
  return {
    kind: choiceOf(search, 'kind', mediaKinds),
    used: used && used === 'true',
    ...{ minSize, maxSize },
    from: days && daysAfter(today, 1 - Number(days)),
    search: wordsOf(search, 'search'),
    sort: choiceOf(search, 'sort', mediaSorts),
    page: pageOf(search),
    limit: rowsOnPage(search),
  }
}

/** Whether the address keeps any file out of the list. */
export function isNarrowed(search: URLSearchParams): boolean {
  const { sort, page, limit, ...filters } = mediaQueryOf(search)
  return Object.values(filters).some((value) => value !== undefined)
}

/** Whether the files are listed in rows, and not as pictures. */
export function isInRows(search: URLSearchParams): boolean {
  return search.get('view') === 'list'
}
