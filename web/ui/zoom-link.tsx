import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Image } from '#contract/file.ts'
import { useLazyComponent } from './lazy-component.ts'

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

/** Shows a picture as large as the screen. Without JavaScript, or in a new tab, it is a link to the picture itself. */
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
  const [shown, setShown] = useState(index)
  const lightbox = useLazyComponent(loadLightbox)
  const image = images[index]

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
    lightbox.open(event.currentTarget)
  }

  function show(next: number) {
    setShown(next)
    onIndexChange?.(next)
  }

  return (
    <>
      <a
        href={image?.url}
        aria-label={`Enlarge: ${image?.alt || title}`}
        aria-haspopup="dialog"
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
