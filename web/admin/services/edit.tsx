import { getService } from '#web/api/services.ts'
import { adminMeta } from '../page/meta.ts'
import { openDocument, useOpenedKey } from '../pending/open-document.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { ServiceForm } from './form.tsx'

export function meta() {
  return adminMeta('Edit Service')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, (api) =>
    openDocument(api, 'service', '/api/services', (api) => getService(api, params.id)),
  )
}

export default function EditService({ loaderData: opened }: Route.ComponentProps) {
  return <ServiceForm key={useOpenedKey(opened)} service={opened.document} pending={opened.pending} />
}
