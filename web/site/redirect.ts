import { redirect } from 'react-router'

export const handle = { cached: true }

const targets: Record<string, string> = {
  '/design-categories': '/category/architecture',
  '/interior-design': '/category/interior',
  '/elevation': '/category/elevation',
  '/floor-plan': '/category/floor-plan',
}

/** Old addresses that moved for good. */
export function loader({ url }: { url: URL }) {
  const path = url.pathname.replace(/\/+$/, '')
  return redirect(targets[path] ?? '/', 301)
}
