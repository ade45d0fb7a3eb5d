import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Enquiry } from '#contract/enquiry.ts'
import { nameKey } from '#contract/identity.ts'
import type { QuickReply } from '#contract/reply.ts'
import { Button } from '#web/ui/button.tsx'
import { useSiteOrigin } from '../page/site-origin.ts'
import { repliesAddress } from '../replies/way-back.ts'
import { AskForPayment } from './ask-for-payment.tsx'
import { ReplyEditor } from './reply-editor.tsx'
import { type Reply, repliesTo } from './reply-templates.ts'
import { useOwnReplies } from './use-own-replies.ts'

interface QuickRepliesProps {
  enquiry: Enquiry
  firm: string
  /** Which ways to pay the firm has set up. */
  payment: { byLink: boolean; byAccount: boolean }
  /** The firm's own; null where they are not known. */
  replies: Promise<QuickReply[] | null>
}

/** Texts to answer with: each is shown and can be changed before it leaves for WhatsApp or mail. */
export function QuickReplies({ enquiry, firm, payment, replies }: QuickRepliesProps) {
  const own = useOwnReplies(replies)
  const site = { firm, origin: useSiteOrigin() }
  const { state } = useLocation()
  const [chosen, setChosen] = useState<Reply | null>(null)
  /** Another may be open by the time that the enquiry is marked. */
  function close(reply: Reply) {
    setChosen((now) => (now === reply ? null : now))
  }

  return (
    <section aria-labelledby="replies" className="mt-8 print:hidden">
      {/* Not among the replies: the firm's own come late, and would push it away from under a press. */}
      <div className="mb-4 flex flex-wrap items-center gap-x-6 border-b border-ink pb-1">
        <h2 id="replies" className="mr-auto text-title expanded">
          Quick replies
        </h2>
        <div className="flex flex-wrap gap-x-6">
          {(payment.byLink || payment.byAccount) && (
            <AskForPayment enquiry={enquiry} site={site} byAccount={payment.byAccount} />
          )}
          <Link
            to={repliesAddress(enquiry, state?.list)}
            className="inline-flex min-h-11 items-center text-small ruled-link"
          >
            Edit quick replies
          </Link>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {repliesTo(enquiry, site, own).map((reply) => (
          <Button
            key={nameKey(reply.name)}
            look="outline"
            size="small"
            className="min-h-11 max-w-full py-1.5"
            onClick={() => setChosen(reply)}
          >
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {reply.name}
            </span>
          </Button>
        ))}
      </div>
      {chosen && <ReplyEditor enquiry={enquiry} reply={chosen} onClose={() => close(chosen)} />}
    </section>
  )
}
