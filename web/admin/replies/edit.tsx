import { useSearchParams } from 'react-router'
import { getReply } from '#web/api/replies.ts'
import { failureMessage } from '#web/failure.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { useBegun } from '../forms/onward.ts'
import { BackLink } from '../page/back-link.tsx'
import { adminMeta } from '../page/meta.ts'
import { loadSignedIn } from '../session/session.ts'
import type { Route } from './+types/edit.ts'
import { firmName } from './firm-name.ts'
import { ReplyForm } from './form.tsx'
import { replyPages } from './way-back.ts'

export function meta() {
  return adminMeta('Edit Quick Reply')
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, async (api) => {
    const [reply, firm] = await Promise.all([getReply(api, params.id), firmName(api)])
    return { reply, firm }
  })
}

export default function EditReply({ loaderData: { reply, firm } }: Route.ComponentProps) {
  return <ReplyForm key={`${reply._id} ${useBegun()}`} reply={reply} firm={firm} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [search] = useSearchParams()
  return (
    <>
      <BackLink to={replyPages(search).list}>Quick replies</BackLink>
      <ErrorText className="text-lead">{`Failed to fetch the quick reply: ${failureMessage(error)}`}</ErrorText>
    </>
  )
}
