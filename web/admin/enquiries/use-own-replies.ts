import { useEffect, useState } from 'react'
import type { QuickReply } from '#contract/reply.ts'

/** As they were read last: from one enquiry to the next their buttons stand where they stood. */
let known: QuickReply[] = []

/** The firm's own quick replies once they are read; those that were known before, until then and where no answer comes. */
export function useOwnReplies(replies: Promise<QuickReply[] | null>): QuickReply[] {
  const [own, setOwn] = useState(known)

  useEffect(() => {
    let isHere = true
    replies.then((read) => {
      known = read ?? known
      if (isHere) setOwn(known)
    })
    return () => {
      isHere = false
    }
  }, [replies])

  return own
}
