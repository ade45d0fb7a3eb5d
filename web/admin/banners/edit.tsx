import { getBanner } from '#web/api/banners.ts'
import { adminMeta } from '../page/meta.ts'
import { openDocument, useOpenedKey } from '../pending/open-document.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { BannerForm } from './form.tsx'

export function meta() {
  return adminMeta('Edit Banner')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, (api) =>
    openDocument(api, 'banner', '/api/banners', (api) => getBanner(api, params.id)),
  )
}

export default function EditBanner({ loaderData: opened }: Route.ComponentProps) {
  return <BannerForm key={useOpenedKey(opened)} banner={opened.document} pending={opened.pending} />
}
