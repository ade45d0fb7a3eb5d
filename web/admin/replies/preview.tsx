import { useWatch } from 'react-hook-form'
import { filledReply } from '#contract/reply.ts'
import { type FirmSite, valuesFor } from '../enquiries/reply-templates.ts'

const example = {
  name: 'Asha Rao',
  design: { _id: '', code: 'ARC-1001', title: 'Courtyard house', image: null },
  about: null,
}

/** What is typed, as it would answer an enquiry. */
export function ReplyPreview({ site }: { site: FirmSite }) {
  const text: string = useWatch({ name: 'text' })
  return (
    <section aria-labelledby="reply-preview">
      <h3 id="reply-preview" className="mb-1.5 text-small font-medium">
        Preview
      </h3>
      <p dir="auto" className="border border-hairline p-4 wrap-anywhere whitespace-pre-line">
        {filledReply(text, valuesFor(example, site)) || (
          <span className="text-ink-soft">Nothing is typed yet.</span>
        )}
      </p>
      <p className="mt-1.5 text-small text-ink-soft">
        As {example.name}, who asked about {example.design.title}, would read it
      </p>
    </section>
  )
}
