import { wordsOf } from '#contract/words/fill.ts'
import { listWords } from '#contract/words/list.ts'
import { wordsIn } from '../page-words.ts'
import { pageMeta } from '../search-engines/meta.ts'
import { type DesignList, hasPage } from './load.ts'

interface Described {
  title: string
  description: string
}

/** The tags of a list: each of its pages stands for itself, a narrowed or sorted one for the plain list, and one that it has not for nothing. */
export function listMeta(
  matches: Parameters<typeof pageMeta>[0],
  list: DesignList,
  { title, description }: Described,
) {
  const { path, plainPage } = list
  const isFurther = plainPage > 1
  return pageMeta(matches, {
    title: isFurther
      ? wordsOf(listWords, wordsIn(matches))('list.page.title', { title, number: plainPage })
      : title,
    description,
    ...(hasPage(list) && { path: isFurther ? `${path}?page=${plainPage}` : path }),
  })
}
