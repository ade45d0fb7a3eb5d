import { useRouteLoaderData } from 'react-router'
import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import { ListData } from '../catalogue/list-data.tsx'
import { listMeta } from '../catalogue/list-meta.ts'
import { island } from '../islands/island.tsx'
import { home } from '../list-data.ts'
import type { SiteData } from '../load.ts'
import { pageMeta } from '../meta.ts'
import type { Route } from './+types/page.ts'

const GallerySheet = island(async () => (await import('./sheet.tsx')).GallerySheet)

const title = 'Gallery'
const trail = [home, { name: title, path: '/gallery' }]

export const handle = { cached: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { loadGallery } = await import('./load.ts')
  return loadOnServer(context, (api) => loadGallery(api, url))
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { loadGallery } = await import('./load.ts')
  return loadGallery(await browserApi(), url)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title })
  return listMeta(matches, loaderData, {
    title,
    description:
      'Every design in one place: search by words, category, tags and price, and ask for the one that fits your plot.',
  })
}

export default function GalleryPage({ loaderData: list }: Route.ComponentProps) {
  const { categories } = useRouteLoaderData('site/layout') as SiteData
  return (
    <>
      <ListData list={list} trail={trail} />
      <GallerySheet list={list} categories={categories} />
    </>
  )
}
