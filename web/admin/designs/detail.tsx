import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Design } from '#contract/design.ts'
import { designMessages } from '#contract/messages.ts'
import { tagLabel } from '#contract/tags.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getDesign } from '#web/api/designs.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { BackLink } from '../back-link.tsx'
import { useListAddress } from '../list-address.ts'
import { adminMeta } from '../meta.ts'
import { PageHead } from '../page-head.tsx'
import { loadSignedIn } from '../session.ts'
import type { Route } from './+types/detail.ts'
import { Gallery } from './gallery.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.title ?? 'Design')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, (api) => getDesign(api, params.id))
}

export default function DesignDetail({ loaderData: design }: Route.ComponentProps) {
  const { state } = useLocation()
  return (
    <>
      <Back />
      <PageHead title={design.title} note={design.code}>
        <Link
          to={`/designs/${design.code}`}
          className="inline-flex min-h-11 items-center text-small ruled-link"
        >
          View on the site
        </Link>
        <Link
          to={`/admin/designs/new?from=${design._id}`}
          state={state}
          className="inline-flex min-h-11 items-center text-small ruled-link"
        >
          Duplicate
        </Link>
        <Link
          to="edit"
          state={state}
          className="inline-flex min-h-11 items-center border border-current px-4 text-small font-medium hover:bg-ink/6"
        >
          Edit
        </Link>
      </PageHead>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Gallery images={design.images} />
        <Facts design={design} />
      </div>
    </>
  )
}

function Facts({ design }: { design: Design }) {
  return (
    <dl className="self-start border-t border-ink text-small">
      <Fact label="Category">{design.category.name}</Fact>
      <Fact label="Subcategory">{design.subcategory.name}</Fact>
      <Fact label="Featured">{design.featured ? 'Yes' : 'No'}</Fact>
      <Fact label="Trending">{design.trending ? 'Yes' : 'No'}</Fact>
      {design.tags.length > 0 && <Fact label="Tags">{design.tags.map(tagLabel).join(', ')}</Fact>}
      <Fact label="Description">
        <span className="break-words whitespace-pre-line">
          {design.description || 'No description provided'}
        </span>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-hairline py-2.5">
      <dt className="annotation pt-0.5 text-ink-soft">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function Back() {
  return <BackLink to={useListAddress('/admin/designs')}>Back to Designs</BackLink>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <>
      <Back />
      <ErrorText className="text-lead">
        {isMissing ? designMessages.notFound : 'Error loading design'}
      </ErrorText>
    </>
  )
}
