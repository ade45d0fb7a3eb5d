import { getCategory } from '#web/api/kept-categories.ts'
import { adminMeta } from '../page/meta.ts'
import { openDocument, useOpenedKey } from '../pending/open-document.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { CategoryForm } from './form.tsx'

export function meta() {
  return adminMeta('Edit Category')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, (api) =>
    openDocument(api, 'category', '/api/categories', (api) => getCategory(api, params.id)),
  )
}

export default function EditCategory({ loaderData: opened }: Route.ComponentProps) {
  return <CategoryForm key={useOpenedKey(opened)} category={opened.document} pending={opened.pending} />
}
