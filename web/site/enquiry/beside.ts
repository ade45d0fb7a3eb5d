import type { EnquirySent } from '#contract/enquiry.ts'

/** What comes with an enquiry that its writer did not type. */
export type Beside = Pick<EnquirySent, 'page' | 'plot' | 'search' | 'image' | 'shortlist'>

/**
 * Where the visitor writes from, and the shortlist that is read there, which picture they have in view, and what they looked for
 * on the way. It also stands in a sleeping page as text, so nothing from outside of it may be used.
 */
export function besideNow(): Beside {
  const shown = document.querySelector<HTMLImageElement>('[aria-current=true] img')?.src ?? ''
  const { pathname, search } = location
  const here = {
    page: pathname + search,
    shortlist: /^\/s\/([0-9a-f]{32})\/?$/.exec(pathname)?.[1],
    image: /\/files\/([^/]+)\//.exec(shown)?.[1],
  }
  try {
    // What `remember-sought.ts` keeps.
    return { ...JSON.parse(sessionStorage.getItem('sought') ?? '{}'), ...here }
  } catch {
    return here
  }
}
