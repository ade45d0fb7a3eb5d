import type { CSSProperties } from 'react'
import type { Design } from '#contract/design.ts'
import { pictureWords } from '#contract/words/pictures.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture, ratioOf } from '#web/ui/picture.tsx'
import { useWords } from '#web/ui/words.ts'
import { ZoomLink } from '#web/ui/zoom-link.tsx'
import { Caption } from './caption.tsx'
import { useLeavesForDesign } from './leaves-for-design.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useStrip } from './use-strip.ts'

/** How wide the largest print of a picture is; the printed sheet asks for the same. */
export const largest = '(min-width: 1024px) 60vw, 92vw'

/** The pictures side by side in a strip that is swiped, what each is of, and a thumbnail of each. */
export function Gallery({ design: { images, title } }: { design: Design }) {
  const { strip, index, show, step, follow, handlers } = useStrip(images.length)
  const say = useWords(pictureWords)
  const isLeaving = useLeavesForDesign()
  const link = () => strip.current?.querySelectorAll('a')[index] ?? null
  const button = 'size-11 -outline-offset-4 enabled:hover:bg-ink/6 disabled:opacity-30'
  return (
    <div className="@container max-md:-mx-margin" style={{ '--ratio': stageRatio(images) } as CSSProperties}>
      <ul
        ref={strip}
        aria-label={say('site.picture.list')}
        className="flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth bg-paper-deep [--stage:min(100cqi/var(--ratio),31.25rem,36svh)] [scrollbar-width:none] md:[--stage:min(100cqi/var(--ratio),31.25rem,66svh)]"
        {...handlers}
      >
        {(images.length > 0 ? images : [undefined]).map((image, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice, and none is moved
            key={position}
            id={image && `picture-${position + 1}`}
            aria-hidden={position === index ? undefined : true}
            className="grid h-(--stage) w-full shrink-0 snap-start scroll-mt-20 place-items-center"
          >
            {image ? (
              <ZoomLink
                images={images}
                index={position}
                title={title}
                onIndexChange={follow}
                returnTo={link}
                tabIndex={position === index ? undefined : -1}
                className="on-picture block max-w-full cursor-zoom-in"
              >
                <Shown
                  image={image}
                  title={title}
                  isFirst={position === 0}
                  isCarried={position === index && !isLeaving}
                />
              </ZoomLink>
            ) : (
              <Shown image={image} title={title} isFirst isCarried={!isLeaving} />
            )}
          </li>
        ))}
      </ul>
      <div className="max-md:px-margin">
        {images.length > 0 && (
          <Caption images={images} index={index} onPick={show}>
            {images.length > 1 && (
              <div className="flex max-md:-mr-3 noscript:hidden">
                <IconButton
                  label={say('site.picture.previous')}
                  path="M10 2 4 8l6 6"
                  disabled={index === 0}
                  onClick={() => step(-1)}
                  className={button}
                />
                <IconButton
                  label={say('site.picture.next')}
                  path="m6 2 6 6-6 6"
                  disabled={index === images.length - 1}
                  onClick={() => step(1)}
                  className={button}
                />
              </div>
            )}
          </Caption>
        )}
        {images.length > 1 && <Thumbnails images={images} index={index} title={title} onPick={show} />}
      </div>
    </div>
  )
}

interface ShownProps {
  image: Design['images'][number] | undefined
  title: string
  isFirst: boolean
  isCarried: boolean
}

/** A picture as large as its slide lets it be, in its own proportions. */
function Shown({ image, title, isFirst, isCarried }: ShownProps) {
  return (
    <Picture
      image={image}
      alt={image?.alt || title}
      sizes={largest}
      isLargest={isFirst}
      className="h-auto max-w-full"
      style={{
        width: `calc(var(--stage) * ${ratioOf(image)})`,
        viewTransitionName: isCarried ? 'design-picture' : undefined,
      }}
    />
  )
}

/** All slides are as high as the first picture asks for, within what leaves the price in sight. */
function stageRatio([first]: Design['images']): number {
  return Math.min(2, Math.max(0.8, ratioOf(first)))
}
