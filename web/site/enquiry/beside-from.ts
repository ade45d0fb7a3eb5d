import { findFits } from '#web/api/finder.ts'
import type { Api } from '#web/api/request.ts'
import { plotUnderstood } from '../find/plot-understood.ts'
import { isAsked, readTyped, saidIn } from '../find/typed.ts'
import type { Beside } from './beside.ts'

/** What the address tells of which a form was sent by the browser itself. */
export async function besideFrom(api: Api, referrer: string | null): Promise<Beside> {
  if (!referrer || !URL.canParse(referrer)) return {}
  const { pathname, search, searchParams } = new URL(referrer)
  const isFinder = pathname === '/find'
  return {
    page: pathname + search,
    shortlist: /^\/s\/([0-9a-f]{32})\/?$/.exec(pathname)?.[1],
    plot: (isFinder ? await plotFound(api, searchParams) : searchParams.get('plot')) ?? undefined,
    search: searchParams.get(isFinder ? 'q' : 'search') ?? undefined,
  }
}

/** Nothing where the finder takes nothing for a plot, or can't be asked: no enquiry is refused for that. */
async function plotFound(api: Api, address: URLSearchParams): Promise<string | undefined> {
  const typed = readTyped(address)
  if (!isAsked(typed)) return undefined
  return findFits(api, { ...saidIn(typed), limit: 1 }).then(
    ({ understood }) => plotUnderstood(understood),
    () => undefined,
  )
}
