import { wordsOf } from '#contract/words/fill.ts'
import { listWords } from '#contract/words/list.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { ListData } from '../catalogue/list-data.tsx'
import { listMeta } from '../catalogue/list-meta.ts'
import { wordsIn } from '../page-words.ts'
import { pageMeta } from '../search-engines/meta.ts'
import type { Route } from './+types/page.ts'
import { CategoryView, readable, subcategoryOf, trailOf } from './category-view.tsx'
import { listDescription } from './description.ts'
import { loadCategory } from './load.ts'

export const handle = { cached: true }
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => loadCategory(api, params, url))
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) => loadCategory(api, params, url)

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const { categorySlug, subcategorySlug } = params
  const title = readable(subcategorySlug ? `${subcategorySlug} ${categorySlug}` : categorySlug)
  const category = loaderData?.category
  const subcategory = category && subcategoryOf(category, subcategorySlug)
  if (!category || (subcategorySlug && !subcategory)) return pageMeta(matches, { title: capitalised(title) })
  const { designCount: count } = subcategory ?? category
  const say = wordsOf(listWords, wordsIn(matches))
  const counted =
    count === 1
      ? say('list.category.one', { title })
      : say('list.category.many', { count: count.toLocaleString('en-IN'), title })
  const shown = capitalised(title)
  const description = listDescription(shown, category, subcategory, counted)
  return listMeta(matches, loaderData.list, { title: shown, description })
}

export default function CategoryPage({ loaderData: { category, list }, params }: Route.ComponentProps) {
  const trail = trailOf(category, category ? subcategoryOf(category, params.subcategorySlug) : undefined)
  return (
    <>
      {category && <ListData list={list} trail={trail} />}
      <CategoryView category={category} list={list} {...params} />
    </>
  )
}

function capitalised(text: string): string {
  return text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'))
}
