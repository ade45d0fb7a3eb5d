import { listCategories } from '#web/api/categories.ts'
import { adminMeta } from '../meta.ts'
import { loadSignedIn } from '../session.ts'
import type { Route } from './+types/new.ts'
import { DesignForm } from './form.tsx'

export function meta() {
  return adminMeta('Create New Design')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, listCategories)
}

export default function NewDesign({ loaderData: { data } }: Route.ComponentProps) {
  return <DesignForm categories={data} />
}
