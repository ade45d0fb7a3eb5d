import { wordsOf } from '#contract/words/fill.ts'
import { pricingWords } from '#contract/words/pricing.ts'
import { listPricing } from '#web/api/pricing.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { useWords } from '#web/ui/words.ts'
import { withWords, wordsIn } from '../page-words.ts'
import { JsonLd } from '../search-engines/json-ld.tsx'
import { pageMeta } from '../search-engines/meta.ts'
import { useOrigin } from '../search-engines/origin.ts'
import type { Route } from './+types/page.ts'
import { Pricing } from './pricing.tsx'
import { hasPrices, pricesData } from './structured-data.ts'

const load = withWords('pricing', async (api: Api) => ({ images: (await listPricing(api)).data }))

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  const say = wordsOf(pricingWords, wordsIn(matches))
  return pageMeta(matches, {
    title: say('pricing.title'),
    description: say('pricing.description'),
    path: '/pricing',
  })
}

export default function PricingPage({ loaderData: { images } }: Route.ComponentProps) {
  const say = useWords(pricingWords)
  const origin = useOrigin()
  return (
    <>
      {images.some(hasPrices) && (
        <JsonLd data={import.meta.env.SSR && pricesData(images, say('pricing.title'), origin)} />
      )}
      <Pricing images={images} />
    </>
  )
}
