import { useState } from 'react'
import { momentOf } from '#contract/dates.ts'
import type { Notice } from '#contract/notice.ts'
import { getNotice } from '#web/api/enquiries.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** When whoever asked agreed to the notice beside the form, and on demand to what. */
export function AgreedNotice({ enquiryId, at }: { enquiryId: string; at: string }) {
  const [notice, setNotice] = useState<Notice>()
  const [isBusy, setBusy] = useState(false)

  async function show() {
    setBusy(true)
    try {
      setNotice(await getNotice(api, enquiryId))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-3 max-w-line text-small">
      <p>
        Agreed to the notice beside the form on <time dateTime={at}>{momentOf(at)}</time>.
      </p>
      {notice ? (
        <figure className="mt-3 border-l border-hairline pl-4">
          <blockquote className="wrap-anywhere">{notice.words}</blockquote>
          <figcaption className="mt-1 text-ink-soft">
            {notice.privacyPolicy
              ? 'With the privacy policy of then, below.'
              : 'With the built-in privacy policy.'}
          </figcaption>
          {notice.privacyPolicy && (
            <pre className="mt-3 max-h-80 overflow-y-auto font-[inherit] wrap-anywhere whitespace-pre-wrap">
              {textOf(notice.privacyPolicy)}
            </pre>
          )}
        </figure>
      ) : (
        <Button look="outline" size="small" className="mt-3 max-lg:min-h-11" busy={isBusy} onClick={show}>
          Show the notice
        </Button>
      )}
    </div>
  )
}

/** What a page of HTML says, a line for each of its blocks. */
function textOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const block of page.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, br, tr, div')) block.append('\n')
  return page.body.textContent.trim()
}
