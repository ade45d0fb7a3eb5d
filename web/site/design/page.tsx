import type { Design } from '#contract/design.ts'
import { designPath } from '#web/addresses/design-path.ts'
import { browserApi } from '#web/api/browser.ts'
import { loadOnServer } from '#web/api/server.ts'
import { island } from '../islands/island.tsx'
import { JsonLd } from '../json-ld.tsx'
import { breadcrumbData, placeTrail } from '../list-data.ts'
import { excerpt, pageMeta } from '../meta.ts'
import { askedOrigin, useOrigin } from '../origin.ts'
import type { Route } from './+types/page.ts'
import { structuredData } from './structured-data.ts'

const DesignSheet = island(async () => (await import('./sheet.tsx')).DesignSheet)
const DesignNotFound = island(async () => (await import('./not-found.tsx')).DesignNotFound)

export const handle = { cached: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { loadDesign } = await import('./load.ts')
  return loadOnServer(context, (api) => loadDesign(api, params.id, askedOrigin(context, url)))
}

export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  const { loadDesign } = await import('./load.ts')
  return loadDesign(await browserApi(), params.id, url.origin)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const design = loaderData?.design
  if (!design) return pageMeta(matches, { title: 'Design not found' })
  const path = designPath(design)
  return pageMeta(matches, {
    title: `${design.title}, ${design.code}`,
    description: excerpt(
      design.shortDescription || design.description || `${design.subcategory.name}, ${design.category.name}`,
    ),
    path,
    picture: sharePicture(design),
  })
}

/** The address changes with the design: chats keep a picture for as long as its address stays. */
function sharePicture({ code, updatedAt }: Design): string {
  return `/share/${encodeURIComponent(code)}.jpg?v=${Date.parse(updatedAt).toString(36)}`
}

export default function DesignPage({ loaderData: { design, related, address } }: Route.ComponentProps) {
  const origin = useOrigin()
  if (!design) return <DesignNotFound />
  return (
    <>
      <JsonLd data={import.meta.env.SSR && structuredData(design, origin)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbData(origin, trailOf(design))} />
      <DesignSheet design={design} related={related} address={address} />
    </>
  )
}

function trailOf(design: Design) {
  return [...placeTrail(design), { name: design.title, path: designPath(design) }]
}
