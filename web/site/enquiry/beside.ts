import type { EnquirySent } from '#contract/enquiry.ts'

type Beside = Pick<EnquirySent, 'page' | 'plot' | 'search' | 'image' | 'shortlist'>

/** Where the visitor writes from, and the shortlist that is read there, which picture they have in view, and what they looked for on the way. */
export function besideNow(): Beside {
  return { ...besideHere(), shortlist: keyIn(location.pathname) }
}

/**
 * The same of a page that sleeps, as none does that shows a shortlist. It also stands in such a page as text, so nothing from
 * outside of it may be used.
 */
export function besideHere(): Beside {
  const shown = document.querySelector<HTMLImageElement>('[aria-current=true] img')?.src ?? ''
  const { pathname, search } = location
  const here = { page: pathname + search, image: /\/files\/([^/]+)\//.exec(shown)?.[1] }
  try {
    // What `remember-sought.ts` keeps.
    return { ...JSON.parse(sessionStorage.getItem('sought') ?? '{}'), ...here }
  } catch {
    return here
  }
}

/** The key of the shortlist that stands at an address. */
function keyIn(pathname: string): string | undefined {
  return /^\/s\/([0-9a-f]{32})\/?$/.exec(pathname)?.[1]
}

/** What the address tells of which a form was sent by the browser itself. */
export function besideFrom(referrer: string | null): Beside {
  if (!referrer || !URL.canParse(referrer)) return {}
  const { pathname, search, searchParams } = new URL(referrer)
  return {
    page: pathname + search,
    shortlist: keyIn(pathname),
    plot: searchParams.get('plot') ?? undefined,
    search: searchParams.get('search') ?? undefined,
  }
}
