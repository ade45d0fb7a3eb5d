import type { Design } from '#contract/design.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { DesignSheet } from '../design/sheet.tsx'
import { placementTrail } from '../search-engines/list-data.ts'
import { Breadcrumb } from '../text-pages/breadcrumb.tsx'
import type { Route } from './+types/design-page.ts'
import { loadVersion } from './load.ts'
import { VersionFrame, VersionMissing, versionHeaders, versionMeta } from './version-frame.tsx'

export const headers = () => versionHeaders

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadVersion<Design>(request, `/api/designs/${encodeURIComponent(params.id)}`, params.version)
clientLoader.hydrate = true as const

export const meta = ({ loaderData }: Route.MetaArgs) => versionMeta(loaderData?.title ?? 'Design')

/** A design's page as visitors saw it; what stands around the design is of today, and is left out. */
export default function DesignThen({ loaderData: design, params }: Route.ComponentProps) {
  if (!design) return <VersionMissing />
  return (
    <VersionFrame savedAt={design.updatedAt} editAddress={`/admin/designs/${params.id}/edit`}>
      <DesignSheet design={design} above={<Breadcrumb steps={placementTrail(design)} />} />
    </VersionFrame>
  )
}

export function HydrateFallback() {
  return <PageSpinner />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <VersionMissing error={error} />
}
