import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Image } from '#contract/file.ts'
import { classNames } from './class-names.ts'
import { useFocusReturn } from './focus-return.ts'
import { IconButton } from './icon-button.tsx'
import { Picture } from './picture.tsx'

interface LightboxProps {
  images: Image[]
  title: string
  index: number
  /** Lays a white ground under pictures that need one: a QR code is read off white alone. */
  onWhite?: boolean
  onIndexChange: (index: number) => void
  onClose: () => void
}

const swipe = 48

/** A picture as large as the screen; stepped through by arrow keys, buttons or a swipe, and enlarged by a click. */
export default function Lightbox({
  images,
  title,
  index,
  onWhite = false,
  onIndexChange,
  onClose,
}: LightboxProps) {
  const [isZoomed, setZoomed] = useState(false)
  const start = useRef<number | null>(null)
  const focusReturn = useFocusReturn()
  const image = images[index]
  const isSeveral = images.length > 1

  function show(next: number) {
    setZoomed(false)
    onIndexChange((next + images.length) % images.length)
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') show(index + 1)
    if (key === 'ArrowLeft') show(index - 1)
    if (key === 'Home') show(0)
    if (key === 'End') show(images.length - 1)
  }

  function endSwipe({ clientX, pointerType }: PointerEvent) {
    const distance = start.current === null ? 0 : clientX - start.current
    start.current = null
    if (isZoomed || pointerType === 'mouse' || Math.abs(distance) < swipe) return
    show(distance < 0 ? index + 1 : index - 1)
  }

  if (!image) return null
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-board text-paper outline-none"
          onKeyDown={onKeyDown}
        >
          <div className="annotation flex items-center justify-between gap-4 border-b border-board-line px-4">
            <Radix.Title className="truncate py-3">{image.alt || title}</Radix.Title>
            <div className="flex items-center">
              <span aria-live="polite" className="px-3">
                {index + 1} of {images.length}
              </span>
              <IconButton
                className="size-12 outline-offset-[-4px] hover:bg-paper/10"
                label={isZoomed ? 'Zoom out' : 'Zoom in'}
                path={isZoomed ? 'M2 8h12' : 'M2 8h12M8 2v12'}
                onClick={() => setZoomed(!isZoomed)}
              />
              <Radix.Close asChild>
                <IconButton
                  className="size-12 outline-offset-[-4px] hover:bg-paper/10"
                  label="Close"
                  path="m2 2 12 12M14 2 2 14"
                />
              </Radix.Close>
            </div>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same for keys and screen readers */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons do the same for keys and screen readers */}
          <div
            className={classNames(
              isZoomed
                ? 'flex-1 cursor-zoom-out overflow-auto'
                : 'relative flex-1 cursor-zoom-in touch-pinch-zoom',
              onWhite && 'bg-[#fff]',
            )}
            onPointerDown={({ clientX }) => {
              start.current = clientX
            }}
            onPointerUp={endSwipe}
            onClick={({ detail }) => detail === 1 && setZoomed(!isZoomed)}
          >
            <Picture
              key={image.fileId}
              image={image}
              alt={image.alt || title}
              sizes={isZoomed ? '240vw' : '100vw'}
              eager
              className={
                isZoomed
                  ? 'h-auto w-[240%] max-w-none bg-transparent!'
                  : 'absolute inset-0 size-full bg-contain! bg-no-repeat object-contain p-4 bg-transparent! bg-none! md:p-8'
              }
            />
          </div>
          {isSeveral && (
            <div className="flex justify-center border-t border-board-line">
              <IconButton
                className="size-12 outline-offset-[-4px] hover:bg-paper/10"
                label="Previous picture"
                path="M10 2 4 8l6 6"
                onClick={() => show(index - 1)}
              />
              <IconButton
                className="size-12 outline-offset-[-4px] hover:bg-paper/10"
                label="Next picture"
                path="m6 2 6 6-6 6"
                onClick={() => show(index + 1)}
              />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
