import { data, useRouteLoaderData } from 'react-router'
import { findCategory } from '#web/api/categories.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Catalogue } from '../catalogue/catalogue.tsx'
import { type Filters, readFilters, readPage } from '../catalogue/filters.ts'
import { listMeta } from '../catalogue/list-meta.ts'
import { hasPage, loadDesigns } from '../catalogue/load.ts'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import type { SiteData } from '../layout.tsx'
import { home } from '../list-data.ts'
import { pageMeta } from '../meta.ts'
import { Breadcrumb } from '../sheets/breadcrumb.tsx'
import type { Route } from './+types/page.ts'

const path = '/gallery'
const title = 'Gallery'

async function load(api: Api, url: URL) {
  const filters = await inCatalogue(api, readFilters(url.searchParams))
  const list = await loadDesigns(api, { path, filters, page: readPage(url.searchParams) })
  return data(list, { status: hasPage(list) ? 200 : 404 })
}

/** A former slug means the category that had it; a subcategory of another category is none. */
async function inCatalogue(api: Api, filters: Filters): Promise<Filters> {
  if (!filters.category) return { ...filters, subcategory: '' }
  const category = await findCategory(api, filters.category, filters.subcategory || undefined)
  if (!category) return filters
  return { ...filters, category: category.slug, subcategory: category.subcategorySlug ?? '' }
}

export function loader({ context, url }: Route.LoaderArgs) {
  return loadOnServer(context, (api) => load(api, url))
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return load(api, url)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title })
  return listMeta(matches, loaderData, {
    title,
    description:
      'Every design in one place: search by words, category, tags and price, and ask for the one that fits your plot.',
    trail: [home, { name: title, path }],
  })
}

export default function GalleryPage({ loaderData: list }: Route.ComponentProps) {
  const { categories } = useRouteLoaderData('site/layout') as SiteData
  return (
    <div className="sheet pt-8 pb-20 md:pt-12 md:pb-28">
      <Breadcrumb steps={[home]} />
      <h1 className="mt-6 text-display expanded">{title}</h1>
      <Catalogue
        list={list}
        categories={categories}
        empty={
          <EmptyState title="No designs found" text="The first designs are still on the drawing board.">
            <EnquireButton>Enquire</EnquireButton>
          </EmptyState>
        }
      />
    </div>
  )
}
