import { data } from 'react-router'
import type { Design, DesignSummary } from '#contract/design.ts'
import { getDesign, randomDesigns } from '#web/api/designs.ts'
import { type Api, ApiError, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { designPath } from '../design-card.tsx'
import { EnquiryForm } from '../enquiry/form.tsx'
import { breadcrumbData, placeTrail } from '../list-data.ts'
import { excerpt, originOf, pageMeta } from '../meta.ts'
import { askedOrigin } from '../origin.ts'
import { Breadcrumb } from '../sheets/breadcrumb.tsx'
import type { Route } from './+types/page.ts'
import { BackButton } from './back-button.tsx'
import { Chips } from './chips.tsx'
import { DesignSchedule } from './design-schedule.tsx'
import { Gallery } from './gallery.tsx'
import { PriceBlock } from './price-block.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { RelatedDesigns } from './related-designs.tsx'
import { Share } from './share.tsx'
import { structuredData } from './structured-data.ts'

async function load(api: Api, id: string, origin: string) {
  const design = await getDesign(api, id).catch(nothingFound)
  if (!design) return data({ design: null, related: null, address: '' }, { status: 404 })
  return data({ design, related: await relatedTo(api, design), address: origin + designPath(design) })
}

function nothingFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

async function relatedTo(api: Api, { _id, category }: Design): Promise<DesignSummary[] | null> {
  try {
    return await randomDesigns(api, { category: category._id, exclude: _id })
  } catch {
    return null
  }
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadOnServer(context, (api) => load(api, params.id, askedOrigin(context, url)))
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return load(api, params.id, url.origin)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const design = loaderData?.design
  if (!design) return pageMeta(matches, { title: 'Design not found' })
  const path = designPath(design)
  const origin = originOf(matches)
  return [
    ...pageMeta(matches, {
      title: `${design.title}, ${design.code}`,
      description: excerpt(
        design.shortDescription ||
          design.description ||
          `${design.subcategory.name}, ${design.category.name}`,
      ),
      path,
      picture: sharePicture(design),
    }),
    { 'script:ld+json': structuredData(design, origin) },
    { 'script:ld+json': breadcrumbData(origin, [...placeTrail(design), { name: design.title, path }]) },
  ]
}

/** The address changes with the design: chats keep a picture for as long as its address stays. */
function sharePicture({ code, updatedAt }: Design): string {
  return `/share/${encodeURIComponent(code)}.jpg?v=${Date.parse(updatedAt).toString(36)}`
}

export default function DesignPage({ loaderData: { design, related, address } }: Route.ComponentProps) {
  if (!design) return <DesignNotFound />
  return (
    <>
      <Screen design={design} related={related} address={address} />
      <PrintSheet design={design} address={address} />
    </>
  )
}

interface ScreenProps {
  design: Design
  related: DesignSummary[] | null
  address: string
}

function Screen({ design, related, address }: ScreenProps) {
  return (
    <div className="sheet pt-4 pb-20 md:pb-28 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <BackButton />
        <Breadcrumb steps={placeTrail(design)} />
      </div>
      <div className="mt-4 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <Gallery key={design._id} design={design} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:row-span-3 lg:row-start-1">
          <div className="lg:sticky lg:top-24">
            <p className="annotation text-ink-soft">{design.code}</p>
            <h1 className="mt-2 text-section expanded">{design.title}</h1>
            <Chips design={design} />
            <PriceBlock design={design} />
            <Share design={design} address={address} />
          </div>
        </div>
        <div className="min-w-0 lg:col-span-8">
          <Descriptions design={design} />
          <DesignSchedule design={design} />
        </div>
        <section id="enquiry" aria-labelledby="enquiry-title" className="scroll-mt-20 lg:col-span-8">
          <h2 id="enquiry-title" className="border-t border-ink pt-4 text-section expanded">
            Send Us a Message
          </h2>
          <p className="annotation mt-3 mb-8 text-ink-soft">
            About {design.code} · {design.title}
          </p>
          <EnquiryForm key={design._id} designId={design._id} />
        </section>
      </div>
      <RelatedDesigns designs={related} category={design.category} />
    </div>
  )
}

function Descriptions({ design: { description, detailedDescription } }: { design: Design }) {
  return (
    <div className="max-w-[68ch] space-y-6">
      {description && <p className="text-lead whitespace-pre-line">{description}</p>}
      {detailedDescription && <p className="whitespace-pre-line text-ink-soft">{detailedDescription}</p>}
    </div>
  )
}

function DesignNotFound() {
  return (
    <div className="sheet flex min-h-[70svh] flex-col items-start gap-8 pt-6 pb-16">
      <BackButton />
      <h1 className="text-display expanded">Design not found</h1>
      <p className="max-w-xl text-lead text-ink-soft">
        It may have been taken out of the set, or its code has a slip in it.
      </p>
    </div>
  )
}
