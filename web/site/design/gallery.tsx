import { useState } from 'react'
import type { Design } from '#contract/design.ts'
import { DimensionLine } from '#web/ui/dimension-line.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ZoomLink } from '#web/ui/zoom-link.tsx'
import { formatLength } from '../measures.ts'

/** The main picture with its dimensions drawn on it, and the others as a contact sheet. */
export function Gallery({ design: { images, title, dimensions } }: { design: Design }) {
  const [index, setIndex] = useState(0)
  const image = images[index]
  const ratio = image?.width && image.height ? image.width / image.height : 1.5
  return (
    <div>
      <div className="flex justify-center gap-3 bg-paper-deep p-3 [--ground:var(--color-paper-deep)] md:p-6">
        <div className="min-w-0" style={{ width: `min(100%, ${Math.round(500 * ratio)}px)` }}>
          <MainPicture images={images} index={index} title={title} onIndexChange={setIndex} />
          {dimensions?.width != null && (
            <DimensionLine className="mt-3">{formatLength(dimensions.width, dimensions.unit)}</DimensionLine>
          )}
        </div>
        {dimensions?.height != null && (
          <DimensionLine upright className={dimensions.width === null ? undefined : 'mb-8'}>
            {formatLength(dimensions.height, dimensions.unit)}
          </DimensionLine>
        )}
      </div>
      {images.length > 1 && <ContactSheet images={images} index={index} title={title} onPick={setIndex} />}
    </div>
  )
}

interface PicturesProps {
  images: Design['images']
  index: number
  title: string
}

function MainPicture({
  images,
  index,
  title,
  onIndexChange,
}: PicturesProps & { onIndexChange: (index: number) => void }) {
  const image = images[index]
  const picture = (
    <Picture
      key={image?.url}
      image={image}
      alt={image?.alt || title}
      sizes="(min-width: 1024px) 60vw, 92vw"
      eager
      className="mx-auto h-auto max-h-[500px] w-full object-contain"
      style={{ viewTransitionName: 'design-picture' }}
    />
  )
  if (!image) return picture
  return (
    <ZoomLink
      images={images}
      index={index}
      title={title}
      onIndexChange={onIndexChange}
      className="block w-full cursor-zoom-in"
    >
      {picture}
    </ZoomLink>
  )
}

/** Small prints of every picture; without JavaScript each leads to its picture. */
function ContactSheet({ images, index, title, onPick }: PicturesProps & { onPick: (index: number) => void }) {
  return (
    <ul className="mt-3 grid grid-cols-4 gap-2 sm:flex sm:flex-wrap">
      {images.map((image, position) => (
        <li key={image.url}>
          <a
            href={image.url}
            aria-label={`Show picture ${position + 1} of ${images.length}`}
            aria-current={position === index}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onPick(position)
            }}
            className="block w-full border border-hairline p-1 hover:border-ink aria-[current=true]:border-laterite aria-[current=true]:outline-1 aria-[current=true]:outline-laterite"
          >
            <Picture
              image={image}
              alt={image.alt || title}
              sizes="6rem"
              className="aspect-4/3 w-full object-cover sm:w-24"
            />
            <span aria-hidden="true" className="annotation mt-0.5 block text-left text-ink-soft">
              {position + 1}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
