import { counted } from '#contract/count.ts'
import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import { ListData } from '../catalogue/list-data.tsx'
import { listMeta } from '../catalogue/list-meta.ts'
import { island } from '../islands/island.tsx'
import { placeTrail } from '../list-data.ts'
import { excerpt, pageMeta } from '../meta.ts'
import type { Route } from './+types/page.ts'
import { wordsOf } from './words.ts'

const CategorySheet = island(async () => (await import('./sheet.tsx')).CategorySheet)

export const handle = { cached: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { loadCategory } = await import('./load.ts')
  return loadOnServer(context, (api) => loadCategory(api, params, url))
}

export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  const { loadCategory } = await import('./load.ts')
  return loadCategory(await browserApi(), params, url)
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const { categorySlug, subcategorySlug } = params
  const title = wordsOf(subcategorySlug ? `${subcategorySlug} ${categorySlug}` : categorySlug)
  if (!loaderData?.category) return pageMeta(matches, { title: capitalised(title) })
  const { category, list } = loaderData
  const subcategory = category.subcategories.find(({ slug }) => slug === subcategorySlug)
  return listMeta(matches, list, {
    title: capitalised(title),
    description: excerpt(
      subcategory?.description ||
        category.description ||
        `${counted((subcategory ?? category).designCount, `${title} design`)}: pictures, dimensions, prices and an enquiry form for each.`,
    ),
  })
}

export default function CategoryPage({ loaderData: { category, list }, params }: Route.ComponentProps) {
  const { categorySlug, subcategorySlug } = params
  const subcategory = category?.subcategories.find(({ slug }) => slug === subcategorySlug)
  return (
    <>
      {category && <ListData list={list} trail={placeTrail({ category, subcategory })} />}
      <CategorySheet
        category={category}
        list={list}
        categorySlug={categorySlug}
        subcategorySlug={subcategorySlug}
      />
    </>
  )
}

function capitalised(text: string): string {
  return text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'))
}
