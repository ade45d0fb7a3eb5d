import type { Design } from '#contract/design.ts'
import { enquiryWords } from '#contract/words/enquiry.ts'
import { useWords } from '#web/ui/words.ts'
import { EnquiryForm } from '../enquiry/form.tsx'

/** The form that asks for a design. */
export function EnquirySection({ design: { _id, code, title } }: { design: Design }) {
  const say = useWords(enquiryWords)
  return (
    <section id="enquiry" aria-labelledby="enquiry-title" className="mt-6 min-w-0 scroll-mt-20 lg:col-span-8">
      <h2 id="enquiry-title" className="border-t border-ink pt-4 text-section expanded">
        {say('enquiry.title')}
      </h2>
      <p className="annotation mt-3 mb-8 wrap-anywhere text-ink-soft">
        {say('enquiry.about', { design: `${code} · ${title}` })}
      </p>
      <div className="far-below">
        <EnquiryForm key={_id} designId={_id} />
      </div>
    </section>
  )
}
