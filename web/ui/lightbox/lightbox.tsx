import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, useState } from 'react'
import type { DesignImage, Image } from '#contract/file.ts'
import { type PictureKind, standInAlt } from '#contract/picture-kinds.ts'
import { pictureWords } from '#contract/words/pictures.ts'
import { useBackCloses } from '../back-closes.ts'
import { useFocusReturn } from '../focus-return.ts'
import { IconButton } from '../icon-button.tsx'
import { useWords } from '../words.ts'
import { Bar } from './bar.tsx'
import { sizeOf } from './size-of.ts'
import { Stage } from './stage.tsx'
import { useSize } from './use-size.ts'
import { useView } from './use-view.ts'
import { frameOf, rotated } from './zoom.ts'

interface LightboxProps {
  images: (Image & Partial<Pick<DesignImage, 'kind'>>)[]
  title: string
  index: number
  /** Lays a white ground under pictures that need one: a QR code is read off white alone. */
  onWhite?: boolean
  onIndexChange: (index: number) => void
  returnTo?: () => HTMLElement | null
  onClose: () => void
}

const margin = 16
const zoomStep = 1.6
const panStep = 80
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
}

/** Pictures as large as the screen, one at a time; each can be enlarged and moved by finger, wheel, key or button. */
export default function Lightbox({
  images,
  title,
  index,
  onWhite = false,
  onIndexChange,
  returnTo,
  onClose,
}: LightboxProps) {
  // Counts on past either end, so that the last picture slides on to the first.
  const [position, setPosition] = useState(index)
  const [quarters, setQuarters] = useState(0)
  const [stage, setStage] = useState<HTMLDivElement | null>(null)
  const size = useSize(stage)
  const say = useWords(pictureWords)
  const image = images[index]
  const zoom = useView(frameOf(rotated(sizeOf(image), quarters), size, margin))
  const focusReturn = useFocusReturn(returnTo)
  useBackCloses(onClose)

  function step(by: number) {
    if (by === 0) return
    zoom.showWhole()
    setQuarters(0)
    setPosition(position + by)
    onIndexChange((((index + by) % images.length) + images.length) % images.length)
  }

  /** On a screen that stands upright, what is wider than high is larger so. */
  function rotate() {
    zoom.showWhole()
    setQuarters(quarters + 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    const arrow = arrows[key]
    if (arrow && zoom.isEnlarged) zoom.panBy(arrow)
    else if (key === 'ArrowRight' || key === 'PageDown') step(images.length > 1 ? 1 : 0)
    else if (key === 'ArrowLeft' || key === 'PageUp') step(images.length > 1 ? -1 : 0)
    else if (key === 'Home') step(-index)
    else if (key === 'End') step(images.length - 1 - index)
    else if (key === '+' || key === '=') zoom.zoomBy(zoomStep)
    else if (key === '-') zoom.zoomBy(1 / zoomStep)
    else if (key === '0') zoom.showWhole()
    else return
    event.preventDefault()
  }

  if (!image) return null
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-board" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-board text-paper outline-none"
          onKeyDown={onKeyDown}
        >
          <Bar
            title={captionOf(image, title, (kind) => say(`site.picture.${kind}`))}
            number={index + 1}
            count={images.length}
            scale={zoom.view.scale}
            onZoomIn={() => zoom.zoomBy(zoomStep)}
            onZoomOut={() => zoom.zoomBy(1 / zoomStep)}
            onRotate={rotate}
          />
          <Stage
            stage={stage}
            onStage={setStage}
            images={images}
            title={title}
            position={position}
            index={index}
            quarters={quarters}
            size={size}
            margin={margin}
            zoom={zoom}
            onWhite={onWhite}
            onStep={step}
          />
          {images.length > 1 && (
            <div className="flex justify-center border-t border-board-line">
              <IconButton
                className="size-12 outline-offset-[-4px] hover:bg-paper/10"
                label={say('site.picture.previous')}
                path="M10 2 4 8l6 6"
                onClick={() => step(-1)}
              />
              <IconButton
                className="size-12 outline-offset-[-4px] hover:bg-paper/10"
                label={say('site.picture.next')}
                path="m6 2 6 6-6 6"
                onClick={() => step(1)}
              />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What a picture is of is said once: its text may begin with it. */
function captionOf(
  { alt, kind }: LightboxProps['images'][number],
  title: string,
  called: (kind: PictureKind) => string,
): string {
  if (!kind || !alt || alt === standInAlt(title, kind)) return alt || standInAlt(title, kind)
  return `${called(kind)} · ${alt}`
}
