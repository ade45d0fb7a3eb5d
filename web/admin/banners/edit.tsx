import { getBanner } from '#web/api/banners.ts'
import { adminMeta } from '../page/meta.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { BannerForm } from './form.tsx'

export function meta() {
  return adminMeta('Edit Banner')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, (api) => getBanner(api, params.id))
}

export default function EditBanner({ loaderData: banner }: Route.ComponentProps) {
  return <BannerForm key={banner._id} banner={banner} />
}
