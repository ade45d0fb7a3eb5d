import { Link, useLocation } from 'react-router'
import { idPattern } from '#contract/identity.ts'
import { designMessages } from '#contract/messages.ts'
import { isPublicAt } from '#contract/publishing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getDesign } from '#web/api/designs.ts'
import { getVisits } from '#web/api/visits.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { useListAddress } from '../list/list-address.ts'
import { BackLink } from '../page/back-link.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import { Standing } from '../publishing/standing.tsx'
import { loadSignedIn } from '../session/session.ts'
import { LiesInTrash } from '../trash/lies-in-trash.tsx'
import { VisitFigures } from '../visits/figures.tsx'
import type { Route } from './+types/detail.ts'
import { CategoryMark } from './category-mark.tsx'
import { DesignFacts, DesignTexts } from './design-facts.tsx'
import { Gallery } from './gallery.tsx'
import { PageLink } from './page-link.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.design.title ?? 'Design')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, async (api) => {
    const reading = getDesign(api, params.id)
    // The address may name the code instead.
    const id = idPattern.test(params.id) ? params.id : reading.then(({ _id }) => _id)
    const visitsOf = async () => getVisits(api, { days: 30, design: await id })
    const [design, visits] = await Promise.all([reading, visitsOf().catch(() => null)])
    return { design, visits }
  })
}

export default function DesignDetail({ loaderData: { design, visits } }: Route.ComponentProps) {
  const { state } = useLocation()
  return (
    <>
      <Back />
      <PageHead title={design.title} note={design.code}>
        <Standing of={design} />
        <CategoryMark id={design.category._id} />
        {isPublicAt(design, new Date().toISOString()) && <PageLink code={design.code} />}
        <Link
          to={`/admin/designs/new?from=${design._id}`}
          state={state}
          className="inline-flex min-h-11 items-center text-small ruled-link"
        >
          Duplicate
        </Link>
        <Link
          to={`/admin/designs/${design._id}/edit`}
          state={state}
          className="inline-flex min-h-11 items-center border border-current px-4 text-small font-medium hover:bg-ink/6"
        >
          Edit
        </Link>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Gallery images={design.images} />
        <DesignFacts design={design} />
        <div className="grid min-w-0 content-start gap-8">
          <DesignTexts design={design} />
          {visits && (
            <section aria-labelledby="visits" className="max-w-md">
              <h2 id="visits" className="annotation border-b border-ink pb-2">
                How visitors chose it
              </h2>
              <VisitFigures days={visits.days} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function Back() {
  return <BackLink to={useListAddress('/admin/designs')}>Back to Designs</BackLink>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = error instanceof ApiError && error.code === 'not-found'
  return (
    <>
      <Back />
      <ErrorText className="text-lead">
        {isMissing ? designMessages.notFound : 'Error loading design'}
      </ErrorText>
      <LiesInTrash error={error} />
    </>
  )
}
