import type { Image } from '#contract/file.ts'
import { classNames } from '../class-names.ts'
import { Layers } from './layers.tsx'
import { sizeOf } from './size-of.ts'
import { useGestures } from './use-gestures.ts'
import type { Zoom } from './use-view.ts'
import { frameOf, rotated, type Size, type View, whole } from './zoom.ts'

interface StageProps {
  stage: HTMLDivElement | null
  onStage: (stage: HTMLDivElement | null) => void
  images: Image[]
  title: string
  /** Where in the endless row of pictures the shown one, the `index`th, stands. */
  position: number
  index: number
  /** By how many quarters the shown picture is rotated. */
  quarters: number
  size: Size
  margin: number
  zoom: Zoom
  onWhite: boolean
  onStep: (by: number) => void
}

/** The room for the picture; its neighbours wait at either side. */
export function Stage({
  stage,
  onStage,
  images,
  title,
  position,
  index,
  quarters,
  size,
  margin,
  zoom,
  onWhite,
  onStep,
}: StageProps) {
  const { drag, handlers } = useGestures(stage, zoom, images.length > 1 ? onStep : undefined)
  const offsets = images.length > 1 ? [-1, 0, 1] : [0]
  return (
    <div
      ref={onStage}
      {...handlers}
      className={classNames(
        'relative flex-1 touch-none select-none overflow-hidden',
        zoom.isEnlarged ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        onWhite && 'bg-[#fff]',
      )}
    >
      {offsets.map((offset) => {
        const image = images[(index + offset + images.length) % images.length]
        if (!image) return null
        const [view, turns] = offset === 0 ? [zoom.view, quarters] : [whole, 0]
        const frame = frameOf(rotated(sizeOf(image), turns), size, margin)
        const fitted = rotated(frame.fitted, turns)
        return (
          <div
            key={position + offset}
            aria-hidden={offset !== 0}
            className={classNames(
              'pointer-events-none absolute inset-0',
              drag === null && 'transition-[translate] duration-240',
            )}
            style={{ translate: `calc(${offset * 100}% + ${drag ?? 0}px)` }}
          >
            <Layers
              image={image}
              alt={image.alt || title}
              fitted={fitted.width}
              scale={view.scale}
              isShown={offset === 0}
              className={classNames(
                'absolute',
                zoom.isEased && 'transition-[width,height,left,top,rotate] duration-200',
              )}
              style={{ ...placeOf(view, fitted, size), rotate: turns === 0 ? undefined : `${turns * 90}deg` }}
            />
          </div>
        )
      })}
    </div>
  )
}

/** Laid out at its true size rather than stretched: what is drawn is drawn sharp. */
function placeOf({ scale, x, y }: View, fitted: Size, stage: Size) {
  const width = fitted.width * scale
  const height = fitted.height * scale
  return { width, height, left: (stage.width - width) / 2 + x, top: (stage.height - height) / 2 + y }
}
