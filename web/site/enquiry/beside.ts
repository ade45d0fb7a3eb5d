import type { EnquirySent } from '#contract/enquiry.ts'

type Beside = Pick<EnquirySent, 'page' | 'plot' | 'search' | 'image'>

/** Where the visitor writes from, which picture they have in view, and what they looked for on the way. */
export function besideNow(): Beside {
  const shown = document.querySelector<HTMLImageElement>('[aria-current=true] img')?.src
  return { ...soughtBefore(), page: location.pathname + location.search, image: fileIn(shown) }
}

/** What `remember-sought.ts` keeps. */
function soughtBefore(): Pick<Beside, 'plot' | 'search'> {
  try {
    return JSON.parse(sessionStorage.getItem('sought') ?? '{}')
  } catch {
    return {}
  }
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
    plot: searchParams.get('plot') ?? undefined,
    search: searchParams.get('search') ?? undefined,
  }
}
