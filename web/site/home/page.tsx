import { useRouteLoaderData } from 'react-router'
import { wordsOf } from '#contract/words/fill.ts'
import { homeWords } from '#contract/words/home.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { finderEntry } from '../find/served-box.ts'
import { fetchPart } from '../hydration/served.tsx'
import { withWords, wordsIn } from '../page-words.ts'
import { siteBusinessData } from '../search-engines/business-data.ts'
import { JsonLd } from '../search-engines/json-ld.tsx'
import { pageMeta, siteData, sitePicture } from '../search-engines/meta.ts'
import { useOrigin } from '../search-engines/origin.ts'
import type { SiteData } from '../site-data.ts'
import type { Route } from './+types/page.ts'
import { Home } from './home.tsx'
import { loadHome } from './load.ts'

const load = withWords('home', loadHome)

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export async function clientLoader() {
  const [loaded] = await Promise.all([load(api), fetchPart(finderEntry)])
  return loaded
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteData(matches)
  const settings = site?.settings
  return pageMeta(matches, {
    title: settings?.metaTitle || settings?.websiteName || '',
    isWholeTitle: true,
    description: settings?.metaDescription || wordsOf(homeWords, wordsIn(matches))('home.description'),
    path: '/',
    picture: sitePicture(site, loaderData?.banners),
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { settings } = useRouteLoaderData('site/layout') as SiteData
  const origin = useOrigin()
  return (
    <>
      <JsonLd data={import.meta.env.SSR && siteBusinessData(origin, settings)} />
      <Home {...loaderData} />
    </>
  )
}
