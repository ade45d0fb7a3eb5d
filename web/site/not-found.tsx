import { data } from 'react-router'
import { wordsOf } from '#contract/words/fill.ts'
import { missingWords } from '#contract/words/missing.ts'
import type { Route } from './+types/not-found.ts'
import { PageNotFound } from './page-not-found.tsx'
import { wordsIn } from './page-words.ts'
import { pageMeta } from './search-engines/meta.ts'

export const handle = { cached: true }

export function loader() {
  return data(null, { status: 404 })
}

export function clientLoader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: wordsOf(missingWords, wordsIn(matches))('site.missing.title') })
}

export default PageNotFound
