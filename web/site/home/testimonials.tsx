import type { Testimonial } from '#contract/testimonial.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SheetHeading } from '#web/ui/title-block.tsx'
import { ZoomLink } from '#web/ui/zoom-link.tsx'

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
  return (
    <li className="flex flex-col gap-5">
      <Media media={media} clientName={clientName} />
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

/** The project's pictures, the first of them large, and its films, which play only when asked. */
function Media({ media, clientName }: Pick<Testimonial, 'media' | 'clientName'>) {
  const pictures = media.filter(({ type }) => type === 'image')
  const films = media.filter(({ type }) => type === 'video')
  return (
    <>
      {pictures.length > 0 && (
        <div className="grid grid-cols-4 gap-2">
          {pictures.map((picture, index) => (
            <ZoomLink
              key={picture.fileId}
              images={pictures}
              index={index}
              title={`A project for ${clientName}`}
              className={classNames('block cursor-zoom-in border-b border-ink', index === 0 && 'col-span-4')}
            >
              <Picture
                image={picture}
                sizes={index === 0 ? '(min-width: 768px) 45vw, 92vw' : '11rem'}
                className={index === 0 ? 'h-auto w-full' : 'aspect-4/3 w-full object-cover'}
              />
            </ZoomLink>
          ))}
        </div>
      )}
      {films.map((film) => (
        // biome-ignore lint/a11y/useMediaCaption: a client's film comes without captions
        <video
          key={film.fileId}
          src={film.url}
          aria-label={film.alt || `A film of a project for ${clientName}`}
          className="w-full border-b border-ink bg-board"
          controls
          playsInline
          preload="metadata"
        />
      ))}
    </>
  )
}
