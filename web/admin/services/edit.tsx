import { getService } from '#web/api/services.ts'
import { adminMeta } from '../page/meta.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { ServiceForm } from './form.tsx'

export function meta() {
  return adminMeta('Edit Service')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, (api) => getService(api, params.id))
}

export default function EditService({ loaderData: service }: Route.ComponentProps) {
  return <ServiceForm key={service._id} service={service} />
}
