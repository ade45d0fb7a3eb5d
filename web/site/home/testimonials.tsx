import type { CSSProperties, SyntheticEvent } from 'react'
import type { Testimonial } from '#contract/testimonial.ts'
import { homeWords } from '#contract/words/home.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture, ratioOf } from '#web/ui/picture.tsx'
import { SheetHeading } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'
import { ZoomLink } from '#web/ui/zoom-link.tsx'

/** How many letters of a testimonial are shown at once. */
const mostLetters = 280

/** Of the room of a large picture: what is higher stands whole in it. */
const leastRatio = 1.25

/** What clients say; those set apart by the firm come first. In two columns each begins where the one above it ends. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const ordered = testimonials.toSorted((one, other) => Number(other.isFeatured) - Number(one.isFeatured))
  return (
    <section aria-labelledby="testimonials">
      <SheetHeading id="testimonials">{useWords(homeWords)('home.testimonials')}</SheetHeading>
      <ul className="relative -mx-margin mt-8 flex snap-x scroll-px-margin gap-x-6 overflow-x-auto px-margin pb-4 [scrollbar-color:var(--color-edge)_transparent] [scrollbar-width:thin] md:mx-0 md:-mb-12 md:block md:columns-2 md:overflow-visible md:px-0 md:pb-0">
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
  const say = useWords(homeWords)
  return (
    <li className="flex min-w-0 flex-col gap-5 max-md:w-[85%] max-md:shrink-0 max-md:snap-start md:break-inside-avoid md:pb-12">
      <Media media={media} clientName={clientName} />
      <Quotation content={content} />
      <div className="flex items-center gap-4 border-t border-hairline pt-4">
        {avatar && <Picture image={avatar} alt="" sizes="3rem" className="size-12 object-cover" />}
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{clientName}</p>
          <p className="annotation text-ink-soft">
            {[clientRole, company, rating && say('home.testimonials.rating', { rating })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
    </li>
  )
}

/** What the client says; of a long text the beginning, and the rest when it is asked for. */
function Quotation({ content }: Pick<Testimonial, 'content'>) {
  const more = useWords(homeWords)('home.testimonials.more')
  const [opening, rest] = inTwo(content)
  return (
    <blockquote className="text-base whitespace-pre-line wrap-anywhere md:text-lead">
      {opening}
      {rest && (
        <details className="group mt-2 print:details-content:[content-visibility:visible]">
          <summary className="min-h-11 list-none content-center text-small ruled-link group-open:hidden print:hidden [&::-webkit-details-marker]:hidden">
            {more}
          </summary>
          <span className="block">{rest}</span>
        </details>
      )}
    </blockquote>
  )
}

/** A text in two at the end of a word, where its second half is worth a step. */
function inTwo(content: string): [opening: string, rest: string] {
  if (content.length < mostLetters * 1.3) return [content, '']
  const end = content.lastIndexOf(' ', mostLetters)
  const at = end > 0 ? end : mostLetters
  return [`${content.slice(0, at)} …`, content.slice(at).trim()]
}

/** Two films at once are heard by nobody. */
function stopOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[controls]'))
    if (film !== currentTarget) film.pause()
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
              title={clientName}
              className={classNames(
                'block cursor-zoom-in border-b border-ink',
                index === 0 && 'whole-in-card col-span-4',
              )}
            >
              <Picture
                image={picture}
                sizes={index === 0 ? '(min-width: 768px) 45vw, 92vw' : '11rem'}
                className={index === 0 ? 'w-full' : 'aspect-4/3 w-full object-cover'}
                style={{ '--ratio': Math.max(leastRatio, ratioOf(picture)) } as CSSProperties}
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
          aria-label={film.alt || clientName}
          className="max-h-[80svh] w-full border-b border-ink bg-board"
          onPlay={stopOthers}
          controls
          playsInline
          preload="metadata"
        />
      ))}
    </>
  )
}
