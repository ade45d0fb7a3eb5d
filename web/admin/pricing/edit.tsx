import { getPricing } from '#web/api/pricing.ts'
import { adminMeta } from '../page/meta.ts'
import { openDocument, useOpenedKey } from '../pending/open-document.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { PricingForm } from './form.tsx'
import { withOwnAlt } from './pricing-definition.ts'

export function meta() {
  return adminMeta('Edit Pricing Image')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, async (api) => {
    const { document, pending } = await openDocument(api, 'pricing', '/api/pricing', (api) =>
      getPricing(api, params.id),
    )
    const published = pending && withOwnAlt(pending.published)
    return {
      document: withOwnAlt(document),
      pending: pending && published && { ...pending, published },
    }
  })
}

export default function EditPricingImage({ loaderData: opened }: Route.ComponentProps) {
  return <PricingForm key={useOpenedKey(opened)} image={opened.document} pending={opened.pending} />
}
