import { wordsOf } from '#contract/words/fill.ts'
import { missingWords } from '#contract/words/missing.ts'
import { previewWords } from '#contract/words/preview.ts'
import { loadOnServer } from '#web/api/server.ts'
import { CategoryView } from '../category/category-view.tsx'
import { EnquirySection } from '../design/enquiry-section.tsx'
import { RelatedDesigns } from '../design/related-designs.tsx'
import { DesignSheet } from '../design/sheet.tsx'
import { Home } from '../home/home.tsx'
import { PageNotFound } from '../page-not-found.tsx'
import { wordsIn } from '../page-words.ts'
import { Pricing } from '../pricing/pricing.tsx'
import { placementTrail } from '../search-engines/list-data.ts'
import { pageMeta } from '../search-engines/meta.ts'
import { Services } from '../services/services.tsx'
import { Breadcrumb } from '../text-pages/breadcrumb.tsx'
import type { Route } from './+types/page.ts'
import { IsPreview } from './is-preview.ts'
import { loadPreview } from './load.ts'
import { Strip } from './strip.tsx'

/** Never cached, and the same for nobody but whoever has the key. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadOnServer(context, (api) => loadPreview(api, params.key, url))

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const say = wordsOf({ ...previewWords, ...missingWords }, wordsIn(matches))
  return pageMeta(matches, { title: say(loaderData ? 'preview.title' : 'site.missing.title') })
}

/** The page of a document as it will be. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <PageNotFound />
  return (
    <IsPreview value>
      <Strip preview={loaderData.preview} />
      <Page {...loaderData.page} />
    </IsPreview>
  )
}

type PageProps = NonNullable<Route.ComponentProps['loaderData']>['page']

function Page(page: PageProps) {
  switch (page.kind) {
    case 'design':
      return (
        <DesignSheet
          design={page.design}
          rates={page.rates}
          above={<Breadcrumb steps={placementTrail(page.design)} />}
          below={<RelatedDesigns designs={page.related} category={page.design.category} />}
        >
          <EnquirySection design={page.design} />
        </DesignSheet>
      )
    case 'category':
      return <CategoryView category={page.category} list={page.list} categorySlug={page.category.slug} />
    case 'service':
      return <Services services={page.services} />
    case 'pricing':
      return <Pricing images={page.images} />
    case 'home':
      return <Home {...page.home} />
  }
}
