import { useEffect, useRef } from 'react'
import type { Design } from '#contract/design.ts'
import { pictureWords } from '#contract/words/pictures.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useWords } from '#web/ui/words.ts'
import { picking } from './caption.tsx'

interface ThumbnailsProps {
  images: Design['images']
  index: number
  title: string
  onPick: (index: number) => void
}

/** Small prints of every picture in one row; each leads to its picture, without JavaScript too. */
export function Thumbnails({ images, index, title, onPick }: ThumbnailsProps) {
  const say = useWords(pictureWords)
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const print = row.current?.children[index]
    if (!row.current || !(print instanceof HTMLElement)) return
    const { offsetLeft, offsetWidth } = print
    row.current.scrollTo({ left: offsetLeft - (row.current.clientWidth - offsetWidth) / 2 })
  }, [index])
  return (
    <ul
      ref={row}
      aria-label={say('site.picture.all')}
      className="relative mt-2 flex gap-2 overflow-x-auto overscroll-x-contain scroll-smooth py-0.5 shown-scrollbar"
    >
      {images.map((image, position) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice, and none is moved
          key={position}
          className="shrink-0"
        >
          <a
            href={`#picture-${position + 1}`}
            aria-label={say('site.picture.show', { number: position + 1, count: images.length })}
            aria-current={position === index}
            onClick={picking(() => onPick(position))}
            className="block border border-hairline p-1 -outline-offset-2 hover:border-ink aria-[current=true]:border-accent aria-[current=true]:outline-1 aria-[current=true]:outline-accent"
          >
            <Picture
              image={image}
              alt={image.alt || title}
              sizes="9rem"
              className="h-12 w-auto max-w-28 min-w-11 bg-contain! bg-no-repeat object-contain md:h-15 md:max-w-35"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
