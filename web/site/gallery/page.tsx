import { useRouteLoaderData } from 'react-router'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { Catalogue } from '../catalogue/catalogue.tsx'
import { ListData } from '../catalogue/list-data.tsx'
import { listMeta } from '../catalogue/list-meta.ts'
import { home } from '../search-engines/list-data.ts'
import { pageMeta } from '../search-engines/meta.ts'
import type { SiteData } from '../site-data.ts'
import { Breadcrumb } from '../text-pages/breadcrumb.tsx'
import type { Route } from './+types/page.ts'
import { loadGallery } from './load.ts'

const title = 'Gallery'
const trail = [home, { name: title, path: '/gallery' }]

export const handle = { cached: true }
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => loadGallery(api, url))
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadGallery(api, url)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title })
  return listMeta(matches, loaderData, {
    title,
    description:
      'Every design in one place: search by words, category, tags and price, and ask for the one that fits your plot.',
  })
}

/** Every design, and what narrows them. */
export default function GalleryPage({ loaderData: list }: Route.ComponentProps) {
  const { categories } = useRouteLoaderData('site/layout') as SiteData
  return (
    <div className="page-margins pt-8 pb-20 md:pt-12 md:pb-28">
      <ListData list={list} trail={trail} />
      <Breadcrumb steps={[home]} />
      <h1 className="mt-6 text-display expanded">{title}</h1>
      <Catalogue
        list={list}
        categories={categories}
        empty="The first designs are still on the drawing board."
      />
    </div>
  )
}
