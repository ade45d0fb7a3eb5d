import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Enquiry } from '#contract/enquiry.ts'
import { nameKey } from '#contract/identity.ts'
import type { QuickReply } from '#contract/reply.ts'
import { Button } from '#web/ui/button.tsx'
import { useSiteOrigin } from '../page/site-origin.ts'
import { repliesAddress } from '../replies/way-back.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import { ReplyEditor } from './reply-editor.tsx'
import { type Reply, repliesTo, replyAskingFor } from './reply-templates.ts'
import { useOwnReplies } from './use-own-replies.ts'

interface QuickRepliesProps {
  enquiry: Enquiry
  firm: string
  /** Whether the firm has said how it is paid. */
  isPaid: boolean
  /** The firm's own; null where they are not known. */
  replies: Promise<QuickReply[] | null>
}

/** Texts to answer with: each is shown and can be changed before it leaves for WhatsApp or mail. */
export function QuickReplies({ enquiry, firm, isPaid, replies }: QuickRepliesProps) {
  const own = useOwnReplies(replies)
  const site = { firm, origin: useSiteOrigin() }
  const { state } = useLocation()
  const [chosen, setChosen] = useState<Reply | null>(null)
  const [isAsking, setAsking] = useState(false)
  /** Another may be open by the time that the enquiry is marked. */
  function close(reply: Reply) {
    setChosen((now) => (now === reply ? null : now))
  }

  return (
    <section aria-labelledby="replies" className="mt-8 print:hidden">
      <h2 id="replies" className="mb-4 border-b border-ink pb-2 text-title expanded">
        Quick replies
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        {repliesTo(enquiry, site, own).map((reply) => (
          <Button
            key={nameKey(reply.name)}
            look="outline"
            size="small"
            className="min-h-11 max-w-full"
            onClick={() => setChosen(reply)}
          >
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {reply.name}
            </span>
          </Button>
        ))}
        {isPaid && (
          <Button look="outline" size="small" className="min-h-11" onClick={() => setAsking(true)}>
            Ask for payment
          </Button>
        )}
        <Link
          to={repliesAddress(enquiry, state?.list)}
          className="inline-flex min-h-11 items-center text-small ruled-link"
        >
          Edit quick replies
        </Link>
      </div>
      {isAsking && (
        <PaymentDialog
          reference={enquiry.design?.code ?? ''}
          onClose={() => setAsking(false)}
          onAsked={(request) => {
            setAsking(false)
            setChosen(replyAskingFor(request, enquiry, site))
          }}
        />
      )}
      {chosen && <ReplyEditor enquiry={enquiry} reply={chosen} onClose={() => close(chosen)} />}
    </section>
  )
}
