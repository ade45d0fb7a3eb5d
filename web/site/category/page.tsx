import { data, redirect } from 'react-router'
import { findCategory } from '#web/api/categories.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Catalogue } from '../catalogue/catalogue.tsx'
import { readFilters, readPage } from '../catalogue/filters.ts'
import { listMeta } from '../catalogue/list-meta.ts'
import { hasPage, loadDesigns } from '../catalogue/load.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { home, placeTrail } from '../list-data.ts'
import { excerpt, pageMeta } from '../meta.ts'
import { Breadcrumb } from '../sheets/breadcrumb.tsx'
import type { Route } from './+types/page.ts'
import { SubcategoryTabs } from './subcategory-tabs.tsx'

type Params = Route.LoaderArgs['params']

async function load(api: Api, { categorySlug, subcategorySlug }: Params, url: URL) {
  const path = pathOf(categorySlug, subcategorySlug)
  const [category, list] = await Promise.all([
    findCategory(api, categorySlug, subcategorySlug),
    loadDesigns(api, {
      path,
      filters: readFilters(url.searchParams, true),
      page: readPage(url.searchParams),
      place: { category: categorySlug, subcategory: subcategorySlug ?? '' },
    }),
  ])
  const current = category && pathOf(category.slug, subcategorySlug && category.subcategorySlug)
  const isKnown = category !== null && (!subcategorySlug || Boolean(category.subcategorySlug))
  if (isKnown && current && current !== path) throw redirect(current + url.search, 301)
  return data({ category, list }, { status: isKnown && hasPage(list) ? 200 : 404 })
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadOnServer(context, (api) => load(api, params, url))
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return load(api, params, url)
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
        `${(subcategory ?? category).designCount} ${title} designs: pictures, dimensions, prices and an enquiry form for each.`,
    ),
    trail: placeTrail({ category, subcategory }),
  })
}

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const { category, list } = loaderData
  const subcategory = category?.subcategories.find(({ slug }) => slug === params.subcategorySlug)
  const intro = subcategory ? subcategory.description : category?.description
  return (
    <div className="sheet pt-8 pb-20 md:pt-12 md:pb-28">
      <Breadcrumb steps={category ? placeTrail({ category, subcategory }).slice(0, -1) : [home]} />
      <h1 className="mt-6 text-display expanded capitalize">
        {params.subcategorySlug && <span className="text-ink-soft">{wordsOf(params.categorySlug)} / </span>}
        {wordsOf(params.subcategorySlug ?? params.categorySlug)}
      </h1>
      {intro && <p className="mt-6 max-w-[65ch] text-lead text-ink-soft">{intro}</p>}
      {category && category.subcategories.length > 0 && <SubcategoryTabs category={category} />}
      <Catalogue
        list={list}
        categories={[]}
        empty={
          <EmptyState title="No designs found" text="There are no designs in this subcategory yet.">
            <EnquireButton>Enquire</EnquireButton>
          </EmptyState>
        }
      />
    </div>
  )
}

function pathOf(categorySlug: string, subcategorySlug: string | undefined): string {
  return ['/category', categorySlug, subcategorySlug]
    .filter((part) => part !== undefined)
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/')
}

function wordsOf(slug: string): string {
  return slug.replaceAll('-', ' ')
}

function capitalised(text: string): string {
  return text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'))
}
