import type { MouseEvent, ReactNode } from 'react'
import type { Design } from '#contract/design.ts'
import { pictureWords } from '#contract/words/pictures.ts'
import { useWords } from '#web/ui/words.ts'

interface CaptionProps {
  images: Design['images']
  index: number
  onPick: (index: number) => void
  children: ReactNode
}

/** Which picture is shown and what it is of, and the way to the first of every other kind. */
export function Caption({ images, index, onPick, children }: CaptionProps) {
  const say = useWords(pictureWords)
  const kind = images[index]?.kind
  const firsts = images.flatMap((image, position) => {
    const isFirst = images.findIndex((other) => other.kind === image.kind) === position
    return image.kind && image.kind !== kind && isFirst ? [{ kind: image.kind, position }] : []
  })
  if (images.length < 2 && !kind) return null
  return (
    <div className="annotation flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-hairline">
      <p role="status" className="min-w-0 wrap-anywhere">
        {images.length > 1 && say('site.picture.place', { number: index + 1, count: images.length })}
        {images.length > 1 && kind && ' · '}
        {kind && say(`site.picture.${kind}`)}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end">
        {firsts.map(({ kind, position }) => (
          <a
            key={kind}
            href={`#picture-${position + 1}`}
            onClick={picking(() => onPick(position))}
            className="inline-flex min-h-11 items-center px-2 ruled-link"
          >
            {say(`site.picture.${kind}`)}
          </a>
        ))}
        {children}
      </div>
    </div>
  )
}

/** What a link does here; in another tab it is a link. */
export function picking(pick: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    pick()
  }
}
