import { everyCategory } from '#web/api/categories.ts'
import { adminMeta } from '../meta.ts'
import { loadSignedIn } from '../session.ts'
import type { Route } from './+types/new.ts'
import { DesignForm } from './form.tsx'

export function meta() {
  return adminMeta('Create New Design')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, everyCategory)
}

export default function NewDesign({ loaderData: categories }: Route.ComponentProps) {
  return <DesignForm categories={categories} />
}
