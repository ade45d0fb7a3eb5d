import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Image } from '#contract/file.ts'
import { zoomWords } from '#contract/words/pictures.ts'
import { enlarge, plainPicture } from './enlarge.ts'
import { useLazyComponent } from './lazy-component.ts'
import { useWords } from './words.ts'

/** Milliseconds for which nothing is shown while the viewer is fetched. */
const patience = 80
const loadLightbox = () => import('./lightbox/lightbox.tsx')

interface ZoomLinkProps {
  /** What can be stepped through once it is open. */
  images: Image[]
  /** Which of them this link shows. */
  index?: number
  title: string
  onWhite?: boolean
  /** Hears which picture is shown while they are stepped through. */
  onIndexChange?: (index: number) => void
  /** Where the keyboard goes on once it is closed; back to the link without it. */
  returnTo?: () => HTMLElement | null
  tabIndex?: number
  className?: string
  children: ReactNode
}

/**
 * Shows a picture as large as the screen, before the page's code has come too. Without JavaScript, or in a new tab, it is
 * a link to the picture itself.
 */
export function ZoomLink({
  images,
  index = 0,
  title,
  onWhite,
  onIndexChange,
  returnTo,
  tabIndex,
  className,
  children,
}: ZoomLinkProps) {
  const say = useWords(zoomWords)
  const [shown, setShown] = useState(index)
  const lightbox = useLazyComponent(loadLightbox)
  const wasPlain = useRef(false)
  const image = images[index]

  /**
   * Until its viewer has come the picture is shown plainly, once; where it is closed meanwhile the viewer is not wanted,
   * and it is not shown again.
   */
  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const link = event.currentTarget
    wasPlain.current = plainPicture() !== null
    const showPlainly = () => {
      if (!wasPlain.current) enlarge(link)
      wasPlain.current = true
    }
    const waiting = setTimeout(showPlainly, patience)
    setShown(index)
    await lightbox.open(() => !wasPlain.current || plainPicture() !== null).catch(showPlainly)
    clearTimeout(waiting)
  }

  useLayoutEffect(() => {
    if (!lightbox.Component || !wasPlain.current) return
    wasPlain.current = false
    const plain = plainPicture()
    if (plain) plain.close()
    else lightbox.close()
  }, [lightbox.Component, lightbox.close])

  function show(next: number) {
    setShown(next)
    onIndexChange?.(next)
  }

  return (
    <>
      <a
        href={image?.url}
        aria-label={say('site.zoom', { picture: image?.alt || title })}
        aria-haspopup="dialog"
        data-opens="picture"
        tabIndex={tabIndex}
        className={className}
        onPointerEnter={lightbox.fetch}
        onFocus={lightbox.fetch}
        onClick={open}
      >
        {children}
      </a>
      {lightbox.Component && (
        <lightbox.Component
          images={images}
          title={title}
          index={shown}
          onWhite={onWhite}
          returnTo={returnTo}
          onIndexChange={show}
          onClose={lightbox.close}
        />
      )}
    </>
  )
}
