import type { Design } from '#contract/design.ts'
import { designPath } from '#contract/design-path.ts'
import { designWords } from '#contract/words/design.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { Served } from '../hydration/served.tsx'
import { wordsIn } from '../page-words.ts'
import { Recent } from '../recent/recent.tsx'
import { JsonLd } from '../search-engines/json-ld.tsx'
import { breadcrumbData } from '../search-engines/list-data.ts'
import { excerpt, pageMeta } from '../search-engines/meta.ts'
import { askedOrigin, useOrigin } from '../search-engines/origin.ts'
import { KeepMark } from '../shortlist/keep-mark.tsx'
import { Breadcrumb } from '../text-pages/breadcrumb.tsx'
import type { Route } from './+types/page.ts'
import { BackButton } from './back-button.tsx'
import { EnquirySection } from './enquiry-section.tsx'
import { loadDesign } from './load.ts'
import { Neighbours } from './neighbours.tsx'
import { DesignNotFound } from './not-found.tsx'
import type { OnPlotProps } from './on-plot.tsx'
import { RelatedDesigns } from './related-designs.tsx'
import { fetchParts, onPlot, printSheet } from './served-parts.ts'
import { Share } from './share.tsx'
import { DesignSheet } from './sheet.tsx'
import { structuredData } from './structured-data.ts'

export const handle = { cached: true }
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => loadDesign(api, params.id, url, askedOrigin(context, url)))
export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([loadDesign(api, params.id, url), fetchParts()])
  return loaded
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const design = loaderData?.design
  if (!design) return pageMeta(matches, { title: wordsOf(designWords, wordsIn(matches))('design.missing') })
  const path = designPath(design)
  const said = pageMeta(matches, {
    title: `${design.title}, ${design.code}`,
    description: excerpt(
      design.shortDescription || design.description || `${design.subcategory.name}, ${design.category.name}`,
    ),
    path,
    picture: sharePicture(design),
  })
  return design.images.length > 0 ? [...said, firstPicture] : said
}

/** Nothing is drawn before the picture has its place: it has come from its card by then. */
const firstPicture = { tagName: 'link', rel: 'expect', href: '#picture-1', blocking: 'render' } as const

/** The address changes with the design: chats keep a picture for as long as its address stays. */
function sharePicture({ code, updatedAt }: Design): string {
  return `/share/${encodeURIComponent(code)}.jpg?v=${Date.parse(updatedAt).toString(36)}`
}

/** A design: the picture first, its title block beside it, and the way to ask for it. */
export default function DesignPage({ loaderData }: Route.ComponentProps) {
  const { design, rates, related, beside, category, placement, address, plot } = loaderData
  const say = useWords(designWords)
  const origin = useOrigin()
  if (!design)
    return (
      <DesignNotFound>
        <RelatedDesigns designs={related} category={category} />
      </DesignNotFound>
    )
  const trail = [...placement, { name: design.title, path: designPath(design) }]
  const laid = {
    part: onPlot,
    props: { ...plot, code: design.code } as OnPlotProps,
  }
  return (
    <>
      <JsonLd data={import.meta.env.SSR && structuredData(design, origin)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbData(origin, trail)} />
      <DesignSheet
        design={design}
        placement={placement}
        plot={
          plot && (
            <Served key={JSON.stringify(plot)} {...laid} className="min-w-0 max-lg:mt-5 lg:col-span-8" />
          )
        }
        rates={rates}
        above={
          <>
            <BackButton />
            <Breadcrumb steps={placement} />
          </>
        }
        asking={
          <>
            <ButtonLink to="#enquiry" className="mt-4 w-full">
              {say('design.enquire')}
            </ButtonLink>
            <KeepMark design={design} className="mt-2 w-full justify-center border border-current" />
          </>
        }
        beside={<Share design={design} address={address} />}
        below={
          <>
            {beside && <Neighbours {...beside} />}
            <RelatedDesigns designs={related} category={design.category} />
            <Recent key={design._id} besides={design._id} />
          </>
        }
      >
        <EnquirySection design={design} />
      </DesignSheet>
      <Served key={address} part={printSheet} props={{ design, rates, address }} />
      {plot && (
        <Served key={JSON.stringify(plot)} {...laid} className="hidden break-before-page print:block" />
      )}
    </>
  )
}
