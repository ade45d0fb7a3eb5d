import type { Testimonial } from '#contract/testimonial.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SheetHeading } from '#web/ui/title-block.tsx'

/** What clients say; those set apart by the firm come first. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const ordered = testimonials.toSorted((one, other) => Number(other.isFeatured) - Number(one.isFeatured))
  return (
    <section aria-labelledby="testimonials">
      <SheetHeading id="testimonials">What clients say</SheetHeading>
      <ul className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-2">
        {ordered.map((testimonial) => (
          <Quote key={testimonial._id} testimonial={testimonial} />
        ))}
      </ul>
    </section>
  )
}

function Quote({
  testimonial: { clientName, clientRole, company, content, rating, avatar, media },
}: {
  testimonial: Testimonial
}) {
  const picture = media.find(({ type }) => type === 'image')
  return (
    <li className="flex flex-col gap-5">
      {picture && (
        <Picture
          image={picture}
          sizes="(min-width: 768px) 45vw, 92vw"
          className="h-auto w-full border-b border-ink"
        />
      )}
      <blockquote className="text-lead whitespace-pre-line">{content}</blockquote>
      <div className="mt-auto flex items-center gap-4 border-t border-hairline pt-4">
        {avatar && <Picture image={avatar} alt="" sizes="3rem" className="size-12 object-cover" />}
        <div>
          <p className="font-medium">{clientName}</p>
          <p className="annotation text-ink-soft">
            {[clientRole, company, rating && `${rating} out of 5`].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
    </li>
  )
}
