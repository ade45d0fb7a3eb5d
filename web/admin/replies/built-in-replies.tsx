import { useSearchParams } from 'react-router'
import { slugOf } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import type { QuickReply } from '#contract/reply.ts'
import { builtInReplies, insteadOf } from '../enquiries/reply-templates.ts'
import { RowLink } from '../list/row-action.tsx'
import { replyPages } from './way-back.ts'

/** The product's quick replies: read here, and changed by one of the firm's own that takes the place of each. */
export function BuiltInReplies({ own }: { own: QuickReply[] }) {
  const [search] = useSearchParams()
  const pages = replyPages(search)
  const isFull = own.length >= limits.replies.most
  return (
    <section aria-labelledby="built-in-replies">
      <h2 id="built-in-replies" className="text-title expanded">
        Built in
      </h2>
      <p className="mt-1 mb-4 max-w-line text-small text-ink-soft">
        A reply of your own with the same name replaces a built-in one.
        {isFull && ' To change another, delete one of your own first.'}
      </p>
      <ul className="border-t border-ink">
        {builtInReplies.map((reply) => {
          const slug = slugOf(reply.name)
          return (
            <li
              key={reply.name}
              className="grid gap-x-8 gap-y-1 border-b border-hairline py-4 md:grid-cols-[12rem_minmax(0,1fr)_auto]"
            >
              <h3 id={slug} className="text-small font-medium">
                {reply.name}
              </h3>
              <p className="max-w-line text-small wrap-anywhere whitespace-pre-line text-ink-soft">
                {reply.text}
              </p>
              <div className="-mx-2 max-md:mt-1 md:-my-2">
                {insteadOf(reply, own) ? (
                  <p className="flex min-h-9 items-center px-2 text-small">Replaced by yours</p>
                ) : (
                  !isFull && (
                    <RowLink to={pages.change(slug)} describedBy={slug}>
                      Change
                    </RowLink>
                  )
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
