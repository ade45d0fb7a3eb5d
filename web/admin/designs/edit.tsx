import { everyCategory } from '#web/api/categories.ts'
import { getDesign } from '#web/api/designs.ts'
import { adminMeta } from '../page/meta.ts'
import { openDocument, useOpenedKey } from '../pending/open-document.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { DesignForm } from './form.tsx'

export function meta() {
  return adminMeta('Edit Design')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, async (api) => {
    const [opened, categories] = await Promise.all([
      openDocument(api, 'design', '/api/designs', (api) => getDesign(api, params.id)),
      everyCategory(api, { status: 'any' }),
    ])
    return { opened, categories }
  })
}

export default function EditDesign({ loaderData: { opened, categories } }: Route.ComponentProps) {
  return (
    <DesignForm
      key={useOpenedKey(opened)}
      design={opened.document}
      pending={opened.pending}
      categories={categories}
    />
  )
}
