import type { Design } from '#contract/design.ts'
import { designPath } from '#web/addresses/design-path.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { EnquiryForm } from '../enquiry/form.tsx'
import { JsonLd } from '../search-engines/json-ld.tsx'
import { breadcrumbData, placementTrail } from '../search-engines/list-data.ts'
import { excerpt, pageMeta } from '../search-engines/meta.ts'
import { askedOrigin, useOrigin } from '../search-engines/origin.ts'
import { Breadcrumb } from '../text-pages/breadcrumb.tsx'
import type { Route } from './+types/page.ts'
import { BackButton } from './back-button.tsx'
import { Chips } from './chips.tsx'
import { Gallery } from './gallery.tsx'
import { loadDesign } from './load.ts'
import { DesignNotFound } from './not-found.tsx'
import { Particulars } from './particulars.tsx'
import { PriceBlock } from './price-block.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { RelatedDesigns } from './related-designs.tsx'
import { Share } from './share.tsx'
import { structuredData } from './structured-data.ts'
import { Title } from './title.tsx'

export const handle = { cached: true }
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => loadDesign(api, params.id, askedOrigin(context, url)))
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
  loadDesign(api, params.id, url.origin)

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

/** A design: the picture first, its title block beside it, and the way to ask for it. */
export default function DesignPage({ loaderData: { design, related, address } }: Route.ComponentProps) {
  const origin = useOrigin()
  if (!design) return <DesignNotFound />
  const placement = placementTrail(design)
  const trail = [...placement, { name: design.title, path: designPath(design) }]
  return (
    <>
      <JsonLd data={import.meta.env.SSR && structuredData(design, origin)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbData(origin, trail)} />
      <div className="sheet pt-2 pb-20 md:pt-4 md:pb-28 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <BackButton />
          <Breadcrumb steps={placement} />
        </div>
        <div className="mt-2 grid gap-x-12 gap-y-5 md:mt-4 md:gap-y-10 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8">
            <Gallery key={design._id} design={design} />
          </div>
          <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:row-span-3 lg:row-start-1">
            <div className="lg:sticky lg:top-24">
              <p className="annotation text-ink-soft">{design.code}</p>
              <Title>{design.title}</Title>
              <PriceBlock design={design} />
              <Chips design={design} />
              <Share design={design} address={address} />
            </div>
          </div>
          <div className="min-w-0 empty:hidden max-lg:mt-5 lg:col-span-8">
            <Particulars design={design} />
          </div>
          <EnquirySection design={design} />
        </div>
        <RelatedDesigns designs={related} category={design.category} />
      </div>
      <PrintSheet design={design} address={address} />
    </>
  )
}

function EnquirySection({ design: { _id, code, title } }: { design: Design }) {
  return (
    <section id="enquiry" aria-labelledby="enquiry-title" className="mt-6 min-w-0 scroll-mt-20 lg:col-span-8">
      <h2 id="enquiry-title" className="border-t border-ink pt-4 text-section expanded">
        Send Us a Message
      </h2>
      <p className="annotation mt-3 mb-8 wrap-anywhere text-ink-soft">
        About {code} · {title}
      </p>
      <div className="far-below">
        <EnquiryForm key={_id} designId={_id} />
      </div>
    </section>
  )
}
