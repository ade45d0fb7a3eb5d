import { type CSSProperties, useState } from 'react'
import { preload } from 'react-dom'
import type { Image } from '#contract/file.ts'
import { type PreviewOutput, previewUrl } from '#contract/file-address.ts'
import { classNames } from './class-names.ts'
import { offeredWidths } from './offered-widths.ts'

export const placeholderUrl = '/placeholder.svg'
const fallbackSize = { width: 1200, height: 800 }
const narrowScreen = '(max-width: 1023.98px)'
const wideScreen = '(min-width: 1024px)'

type Shown = Pick<Image, 'fileId' | 'url' | 'alt' | 'width' | 'height' | 'placeholder' | 'focus'>

interface PictureProps {
  image: Shown | null | undefined
  /** Shown instead where the screen is narrower than 1024 px, in the same room. */
  narrow?: Shown | null
  /** How wide the picture is shown, as `sizes` says it. */
  sizes: string
  /** Stands in where the picture has no text of its own; '' for a picture that only adorns. */
  alt?: string
  /** Fetched at once: only what the first screen may show. */
  eager?: boolean
  /** Fetched before anything else: the largest picture of the first screen. */
  isLargest?: boolean
  className?: string
  style?: CSSProperties
}

/** A stored picture in the sizes and formats that it is shown in. Its room is reserved; a tiny blur stands in meanwhile. */
export function Picture({
  image,
  narrow,
  sizes,
  alt,
  eager = false,
  isLargest = false,
  className,
  style,
}: PictureProps) {
  const [brokenId, setBrokenId] = useState<string>()
  const shown = image && keyOf(image) && brokenId !== keyOf(image) ? image : undefined
  const fileId = shown?.fileId
  const { width, height } = sizeOf(shown)
  const focus = focusOf(image, narrow)
  const fail = () => setBrokenId(image ? keyOf(image) : undefined)
  if (fileId && isLargest) announce(shown, sizes, narrow)
  // One element, whatever it shows: were another to take its place, a press that is under way would be lost with it.
  return (
    <picture className="contents">
      {fileId && narrow && <Sources image={narrow} sizes={sizes} media={narrowScreen} />}
      {fileId && <Sources image={shown} sizes={sizes} />}
      <img
        src={fileId ? previewUrl(fileId, 1280, 'jpeg') : (shown?.url ?? placeholderUrl)}
        alt={alt ?? image?.alt ?? ''}
        width={width}
        height={height}
        decoding="async"
        onError={shown && fail}
        ref={(element) => {
          if (shown && element?.complete && element.naturalWidth === 0) fail()
        }}
        loading={eager || isLargest ? 'eager' : 'lazy'}
        fetchPriority={isLargest ? 'high' : undefined}
        className={classNames('bg-paper-deep bg-cover', focus ? focusedClasses : 'bg-center', className)}
        style={{
          backgroundImage: shown?.placeholder ? `url("${shown.placeholder}")` : undefined,
          ...focus,
          ...style,
        }}
      />
    </picture>
  )
}

/** A picture's width to its height. */
export function ratioOf(image: Pick<Shown, 'width' | 'height'> | null | undefined): number {
  const { width, height } = sizeOf(image)
  return width / height
}

function sizeOf(image: Pick<Shown, 'width' | 'height'> | null | undefined) {
  return image?.width && image.height ? { width: image.width, height: image.height } : fallbackSize
}

const focusedClasses =
  'bg-(position:--focus) object-(--focus) max-lg:bg-(position:--narrow-focus) max-lg:object-(--narrow-focus)'

/** The focal points of what is shown, so that no crop cuts them off; undefined where every crop goes to the middle. */
function focusOf(image: Shown | null | undefined, narrow: PictureProps['narrow']) {
  const points = [image?.focus, (narrow ?? image)?.focus]
  if (points.every((point) => !point)) return undefined
  const [focus, narrowFocus] = points.map((point) =>
    point ? `${point.x * 100}% ${point.y * 100}%` : '50% 50%',
  )
  return { '--focus': focus, '--narrow-focus': narrowFocus } as CSSProperties
}

/**
 * Names a picture of the first screen in the page's head, so that it is fetched before the page is read to where it stands.
 * Whoever knows no AVIF goes without.
 */
function announce(image: Shown, sizes: string, narrow: PictureProps['narrow']) {
  const name = (picture: Shown, media?: string) =>
    preload(previewUrl(picture.fileId, 1280, 'avif'), {
      ...{ as: 'image', type: 'image/avif', fetchPriority: 'high', imageSizes: sizes, media },
      imageSrcSet: srcSet(picture, sizes, 'avif'),
    })
  name(image, narrow ? wideScreen : undefined)
  if (narrow) name(narrow, narrowScreen)
}

interface SourcesProps {
  image: Shown
  sizes: string
  media?: string
}

function Sources({ image, ...shown }: SourcesProps) {
  return (['avif', 'webp'] as const).map((output) => (
    <source
      key={output}
      className="hidden"
      type={`image/${output}`}
      srcSet={srcSet(image, shown.sizes, output)}
      {...shown}
    />
  ))
}

function srcSet({ fileId, width }: Shown, sizes: string, output: PreviewOutput): string {
  return offeredWidths(width ?? fallbackSize.width, sizes)
    .map((offered) => `${previewUrl(fileId, offered, output)} ${offered}w`)
    .join(', ')
}

function keyOf({ fileId, url }: { fileId: string; url: string }): string {
  return fileId || url
}
