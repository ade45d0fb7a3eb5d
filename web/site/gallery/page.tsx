import { useRouteLoaderData } from 'react-router'
import type { VisitTold } from '#contract/visits.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { listWords } from '#contract/words/list.ts'
import { siteWords } from '#contract/words/site.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { useWords } from '#web/ui/words.ts'
import { Catalogue } from '../catalogue/catalogue.tsx'
import { isNarrowed } from '../catalogue/filters.ts'
import { ListData } from '../catalogue/list-data.tsx'
import { listMeta } from '../catalogue/list-meta.ts'
import type { DesignList } from '../catalogue/load.ts'
import { PlaceChoices } from '../catalogue/place-choices.tsx'
import { finderBox } from '../find/served-box.ts'
import { fetchPart, Served } from '../hydration/served.tsx'
import { wordsIn } from '../page-words.ts'
import { home } from '../search-engines/list-data.ts'
import { pageMeta } from '../search-engines/meta.ts'
import type { SiteData } from '../site-data.ts'
import { Breadcrumb } from '../text-pages/breadcrumb.tsx'
import type { Route } from './+types/page.ts'
import { loadGallery } from './load.ts'

export const handle = { cached: true }
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => loadGallery(api, url))
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([loadGallery(api, url), fetchPart(finderBox)])
  return loaded
}

const words = { ...siteWords, ...listWords }

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const say = wordsOf(words, wordsIn(matches))
  const title = say('site.gallery')
  if (!loaderData) return pageMeta(matches, { title })
  return listMeta(matches, loaderData, {
    title,
    description: say('list.gallery.description'),
  })
}

/** Every design, and what narrows them. */
export default function GalleryPage({ loaderData: list }: Route.ComponentProps) {
  const say = useWords(words)
  const title = say('site.gallery')
  const trail = [home, { name: title, path: '/gallery' }]
  const { categories, settings } = useRouteLoaderData('site/layout') as SiteData
  return (
    <div className="page-margins pt-8 pb-20 md:pt-12 md:pb-28">
      <ListData list={list} trail={trail} />
      <Breadcrumb steps={[home]} />
      <h1 className="mt-6 text-display expanded">{title}</h1>
      <Served part={finderBox} props={{ isQuiet: true }} className="mt-6 sm:mt-8" />
      <Catalogue
        list={list}
        categories={categories}
        places={<PlaceChoices list={list} categories={categories} />}
        empty={say('list.gallery.empty')}
      />
      {settings.countVisits && isFailedSearch(list) && (
        <span
          hidden
          data-visit={JSON.stringify({ kind: 'search', search: list.filters.search } satisfies VisitTold)}
        />
      )}
    </div>
  )
}

/** A search that found nothing by itself: of one among other filters nobody knows which of them found nothing. */
function isFailedSearch({ filters, pagination }: DesignList): boolean {
  return pagination.total === 0 && filters.search !== '' && !isNarrowed({ ...filters, search: '' })
}
