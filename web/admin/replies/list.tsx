import { useSearchParams } from 'react-router'
import { listReplies } from '#web/api/replies.ts'
import { api } from '#web/api/request.ts'
import { BackLink } from '../page/back-link.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/list.ts'
import { BuiltInReplies } from './built-in-replies.tsx'
import { OwnReplies } from './own-replies.tsx'
import { wayBackFrom } from './way-back.ts'

export function meta() {
  return adminMeta('Quick replies')
}

export function clientLoader() {
  return { replies: later(listReplies(api)) }
}

export default function QuickReplyList({ loaderData: { replies } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { to, label, state } = wayBackFrom(search)
  return (
    <>
      <BackLink to={to} state={state}>
        {label}
      </BackLink>
      <PageHead
        title="Quick replies"
        note="Texts to begin an answer with, on every enquiry’s page, for everyone who answers."
      />
      <Loaded promise={replies} loading="Loading quick replies...">
        {(own) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
            <OwnReplies replies={own} />
            <BuiltInReplies own={own} />
          </div>
        )}
      </Loaded>
    </>
  )
}
