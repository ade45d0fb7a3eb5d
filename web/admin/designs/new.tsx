import { everyCategory } from '#web/api/categories.ts'
import { getDesign } from '#web/api/designs.ts'
import { useBegun } from '../forms/onward.ts'
import { adminMeta } from '../page/meta.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/new.ts'
import { DesignForm } from './form.tsx'

export function meta() {
  return adminMeta('Create New Design')
}

/** The address may name a design that the new one begins as a copy of. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const from = new URL(request.url).searchParams.get('from')
  return loadSignedIn(request, async (api) => {
    const [model, categories] = await Promise.all([
      from ? getDesign(api, from) : undefined,
      everyCategory(api, { status: 'any' }),
    ])
    return { model, categories }
  })
}

export default function NewDesign({ loaderData: { model, categories } }: Route.ComponentProps) {
  return <DesignForm key={`${model?._id} ${useBegun()}`} model={model} categories={categories} />
}
