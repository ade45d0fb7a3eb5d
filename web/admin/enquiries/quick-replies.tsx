import { useState } from 'react'
import type { Enquiry } from '#contract/enquiry.ts'
import { Button } from '#web/ui/button.tsx'
import { ReplyEditor } from './reply-editor.tsx'
import { type Reply, repliesTo } from './reply-templates.ts'

/** Texts to answer with: each is shown and can be changed before it leaves for WhatsApp or mail. */
export function QuickReplies({ enquiry, firm }: { enquiry: Enquiry; firm: string }) {
  const [chosen, setChosen] = useState<Reply | null>(null)
  /** Another may be open by the time that the enquiry is marked. */
  function close(reply: Reply) {
    setChosen((now) => (now === reply ? null : now))
  }

  return (
    <section aria-labelledby="replies" className="mt-8 print:hidden">
      <h2 id="replies" className="mb-4 border-b border-ink pb-2 text-title expanded">
        Quick replies
      </h2>
      <div className="flex flex-wrap gap-3">
        {repliesTo(enquiry, firm).map((reply) => (
          <Button
            key={reply.name}
            look="outline"
            size="small"
            className="min-h-11"
            onClick={() => setChosen(reply)}
          >
            {reply.name}
          </Button>
        ))}
      </div>
      {chosen && <ReplyEditor enquiry={enquiry} reply={chosen} onClose={() => close(chosen)} />}
    </section>
  )
}
