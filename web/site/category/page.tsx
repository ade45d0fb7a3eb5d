import { data, Link, redirect } from 'react-router'
import { findCategory } from '#web/api/categories.ts'
import { listDesigns } from '#web/api/designs.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EnquireButton } from '../enquiry/enquire-button.tsx'
import { JustifiedGrid } from '../justified-grid.tsx'
import { pageMeta } from '../meta.ts'
import type { Route } from './+types/page.ts'
import { Paging } from './paging.tsx'
import { SubcategoryTabs } from './subcategory-tabs.tsx'

const perPage = 24

type Params = Route.LoaderArgs['params']

async function load(api: Api, { categorySlug, subcategorySlug }: Params, url: URL) {
  const page = pageOf(url)
  const [category, designs] = await Promise.all([
    findCategory(api, categorySlug, subcategorySlug),
    listDesigns(api, { categorySlug, subcategorySlug, page, limit: perPage }),
  ])
  const current = category && pathOf(category.slug, subcategorySlug && category.subcategorySlug)
  const isKnown = category !== null && (!subcategorySlug || Boolean(category.subcategorySlug))
  if (isKnown && current && current !== pathOf(categorySlug, subcategorySlug)) {
    throw redirect(current + url.search, 301)
  }
  const isPage = page === 1 || page <= designs.pagination.pages
  return data(
    {
      category,
      designs: designs.data,
      pagination: designs.pagination,
      path: pathOf(categorySlug, subcategorySlug),
    },
    { status: isKnown && isPage ? 200 : 404 },
  )
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadOnServer(context, (api) => load(api, params, url))
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return load(api, params, url)
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const title = wordsOf(
    params.subcategorySlug ? `${params.subcategorySlug} ${params.categorySlug}` : params.categorySlug,
  )
  if (!loaderData?.category) return pageMeta(matches, { title })
  const { category, pagination, path } = loaderData
  const subcategory = category.subcategories.find(({ slug }) => slug === params.subcategorySlug)
  const page = pagination.page > 1 ? ` (page ${pagination.page})` : ''
  return pageMeta(matches, {
    title: capitalised(title) + page,
    description:
      subcategory?.description ||
      category.description ||
      `${pagination.total} ${title} designs: pictures, dimensions, prices and an enquiry form for each.`,
    path: pagination.page > 1 ? `${path}?page=${pagination.page}` : path,
  })
}

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const { category, designs, pagination, path } = loaderData
  const subcategory = category?.subcategories.find(({ slug }) => slug === params.subcategorySlug)
  const intro = subcategory ? subcategory.description : category?.description
  return (
    <div className="sheet pt-8 pb-20 md:pt-12 md:pb-28">
      <Trail category={category} isSubcategory={params.subcategorySlug !== undefined} />
      <div className="mt-6 flex flex-col justify-between gap-6 md:flex-row md:items-end">
        <h1 className="text-display expanded capitalize">
          {params.subcategorySlug && <span className="text-ink-soft">{wordsOf(params.categorySlug)} / </span>}
          {wordsOf(params.subcategorySlug ?? params.categorySlug)}
        </h1>
        <p className="annotation shrink-0" aria-live="polite">
          {pagination.total} {pagination.total === 1 ? 'design' : 'designs'}
        </p>
      </div>
      {intro && <p className="mt-6 max-w-[65ch] text-lead text-ink-soft">{intro}</p>}
      {category && category.subcategories.length > 0 && <SubcategoryTabs category={category} />}
      <div className="mt-10">
        {designs.length > 0 && <h2 className="sr-only">Designs</h2>}
        {designs.length > 0 ? (
          <JustifiedGrid designs={designs} eager />
        ) : (
          <EmptyState title="No designs found" text="There are no designs in this subcategory yet.">
            <EnquireButton>Enquire</EnquireButton>
          </EmptyState>
        )}
      </div>
      <Paging path={path} page={pagination.page} pages={pagination.pages} />
    </div>
  )
}

function Trail({
  category,
  isSubcategory,
}: {
  category: { name: string; slug: string } | null
  isSubcategory: boolean
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="annotation flex flex-wrap gap-x-2 text-ink-soft">
        <li>
          <Link to="/" className="drawn">
            Home
          </Link>
        </li>
        {category && isSubcategory && (
          <li>
            <span aria-hidden="true">/ </span>
            <Link to={`/category/${category.slug}`} className="drawn">
              {category.name}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  )
}

function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page < 1e8 ? page : 1
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
