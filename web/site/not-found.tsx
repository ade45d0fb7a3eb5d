import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'
import { PageNotFound } from './page-not-found.tsx'
import { pageMeta } from './search-engines/meta.ts'

export const handle = { cached: true }

export function loader() {
  return data(null, { status: 404 })
}

export function clientLoader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Page not found' })
}

export default PageNotFound
