import { everyCategory } from '#web/api/categories.ts'
import { getDesign } from '#web/api/designs.ts'
import { adminMeta } from '../page/meta.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { DesignForm } from './form.tsx'

export function meta() {
  return adminMeta('Edit Design')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, async (api) => {
    const [design, categories] = await Promise.all([
      getDesign(api, params.id),
      everyCategory(api, { status: 'any' }),
    ])
    return { design, categories }
  })
}

export default function EditDesign({ loaderData: { design, categories } }: Route.ComponentProps) {
  return <DesignForm key={design._id} design={design} categories={categories} />
}
