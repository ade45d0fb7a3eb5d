import { redirect } from 'react-router'

export const handle = { cached: true }

const targets: Record<string, string> = {
  '/design-categories': '/category/architecture',
  '/interior-design': '/category/interior',
  '/elevation': '/category/elevation',
  '/floor-plan': '/category/floor-plan',
}

/** Old addresses that moved for good, written in any way that the router takes for them. */
export function loader({ url }: { url: URL }) {
  const path = decodeURI(url.pathname).toLowerCase().replace(/\/+$/, '')
  return redirect(targets[path] ?? '/', 301)
}
