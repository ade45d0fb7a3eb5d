import type { EnquirySent } from '#contract/enquiry.ts'

type Beside = Pick<EnquirySent, 'page' | 'plot' | 'search' | 'image' | 'shortlist'>

/** Where the visitor writes from, and the shortlist that is read there, which picture they have in view, and what they looked for on the way. */
export function besideNow(): Beside {
  const shown = document.querySelector<HTMLImageElement>('[aria-current=true] img')?.src
  const { pathname, search } = location
  return { ...soughtBefore(), page: pathname + search, shortlist: keyIn(pathname), image: fileIn(shown) }
}

/** What `remember-sought.ts` keeps. */
function soughtBefore(): Pick<Beside, 'plot' | 'search'> {
  try {
    return JSON.parse(sessionStorage.getItem('sought') ?? '{}')
  } catch {
    return {}
  }
}

/** The key of the shortlist that stands at an address. */
function keyIn(pathname: string): string | undefined {
  return /^\/s\/([0-9a-f]{32})\/?$/.exec(pathname)?.[1]
}

function fileIn(address = ''): string | undefined {
  return /\/files\/([^/]+)\//.exec(address)?.[1]
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
