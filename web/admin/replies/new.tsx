import { slugOf } from '#contract/identity.ts'
import { builtInReplies } from '../enquiries/reply-templates.ts'
import { useBegun } from '../forms/onward.ts'
import { adminMeta } from '../page/meta.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/new.ts'
import { firmName } from './firm-name.ts'
import { ReplyForm } from './form.tsx'

export function meta() {
  return adminMeta('Add Quick Reply')
}

/** The address may name one of the product's that the new one begins as. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const from = new URL(request.url).searchParams.get('from')
  const builtIn = builtInReplies.find(({ name }) => slugOf(name) === from)
  return loadSignedIn(request, async (api) => ({ builtIn, firm: await firmName(api) }))
}

export default function NewReply({ loaderData: { builtIn, firm } }: Route.ComponentProps) {
  return <ReplyForm key={`${builtIn?.name} ${useBegun()}`} builtIn={builtIn} firm={firm} />
}
