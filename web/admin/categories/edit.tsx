import { getCategory } from '#web/api/categories.ts'
import { adminMeta } from '../page/meta.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { CategoryForm } from './form.tsx'

export function meta() {
  return adminMeta('Edit Category')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, (api) => getCategory(api, params.id))
}

export default function EditCategory({ loaderData: category }: Route.ComponentProps) {
  return <CategoryForm key={category._id} category={category} />
}
