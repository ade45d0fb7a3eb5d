import type { Category } from '#contract/category.ts'
import { counted } from '#contract/count.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { Catalogue } from '../catalogue/catalogue.tsx'
import { ListData } from '../catalogue/list-data.tsx'
import { listMeta } from '../catalogue/list-meta.ts'
import { home, placementTrail } from '../search-engines/list-data.ts'
import { excerpt, pageMeta } from '../search-engines/meta.ts'
import { Breadcrumb } from '../text-pages/breadcrumb.tsx'
import type { Route } from './+types/page.ts'
import { loadCategory } from './load.ts'
import { SubcategoryTabs } from './subcategory-tabs.tsx'

export const handle = { cached: true }
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => loadCategory(api, params, url))
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) => loadCategory(api, params, url)

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const { categorySlug, subcategorySlug } = params
  const title = readable(subcategorySlug ? `${subcategorySlug} ${categorySlug}` : categorySlug)
  if (!loaderData?.category) return pageMeta(matches, { title: capitalised(title) })
  const { category, list } = loaderData
  const subcategory = subcategoryOf(category, subcategorySlug)
  return listMeta(matches, list, {
    title: capitalised(title),
    description: excerpt(
      subcategory?.description ||
        category.description ||
        `${counted((subcategory ?? category).designCount, `${title} design`)}: pictures, dimensions, prices and an enquiry form for each.`,
    ),
  })
}

/** A category or one of its subcategories: its description, its tabs, its designs. */
export default function CategoryPage({ loaderData: { category, list }, params }: Route.ComponentProps) {
  const { categorySlug, subcategorySlug } = params
  const subcategory = category ? subcategoryOf(category, subcategorySlug) : undefined
  const trail = category ? placementTrail({ category, subcategory }) : [home]
  const intro = subcategory ? subcategory.description : category?.description
  return (
    <div className="page-margins pt-8 pb-20 md:pt-12 md:pb-28">
      {category && <ListData list={list} trail={trail} />}
      <Breadcrumb steps={category ? trail.slice(0, -1) : trail} />
      <h1 className="mt-6 text-display expanded capitalize">
        {subcategorySlug && <span className="text-ink-soft">{readable(categorySlug)} / </span>}
        {readable(subcategorySlug ?? categorySlug)}
      </h1>
      {intro && <p className="mt-6 max-w-[65ch] text-lead text-ink-soft">{intro}</p>}
      {category && category.subcategories.length > 0 && <SubcategoryTabs category={category} />}
      <Catalogue list={list} categories={[]} empty="There are no designs in this subcategory yet." />
    </div>
  )
}

function subcategoryOf({ subcategories }: Category, slug: string | undefined) {
  return subcategories.find((subcategory) => subcategory.slug === slug)
}

/** A slug as text: its dashes are spaces. */
function readable(slug: string): string {
  return slug.replaceAll('-', ' ')
}

function capitalised(text: string): string {
  return text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'))
}
