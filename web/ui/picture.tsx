import { type CSSProperties, type SyntheticEvent, useState } from 'react'
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
  const [brokenId, setBrokenId] = useState<string | null>(null)
  const isMissing = !image || (!image.fileId && !image.url) || brokenId === keyOf(image)
  const text = alt ?? image?.alt ?? ''
  const loading = {
    loading: eager || isLargest ? 'eager' : 'lazy',
    fetchPriority: isLargest ? 'high' : undefined,
  } as const
  const focus = focusOf(image, narrow)
  const classes = classNames('bg-paper-deep bg-cover', focus ? focusedClasses : 'bg-center', className)

  if (isMissing) {
    return (
      <img src={placeholderUrl} alt={text} {...fallbackSize} {...loading} className={classes} style={style} />
    )
  }

  function onError(event: SyntheticEvent<HTMLImageElement>) {
    event.currentTarget.onerror = null
    if (image) setBrokenId(keyOf(image))
  }

  const { width, height } =
    image.width && image.height ? { width: image.width, height: image.height } : fallbackSize
  const blur = image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined
  const picture = (
    <img
      src={image.fileId ? previewUrl(image.fileId, 1280, 'jpeg') : image.url}
      alt={text}
      width={width}
      height={height}
      decoding="async"
      onError={onError}
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.src) setBrokenId(keyOf(image))
      }}
      {...loading}
      className={classes}
      style={{ ...blur, ...focus, ...style }}
    />
  )
  if (!image.fileId) return picture
  if (isLargest) announce(image, width, sizes, narrow)
  return (
    <picture className="contents">
      {narrow && <Sources fileId={narrow.fileId} width={narrow.width} sizes={sizes} media={narrowScreen} />}
      <Sources fileId={image.fileId} width={width} sizes={sizes} />
      {picture}
    </picture>
  )
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
function announce(image: Shown, width: number, sizes: string, narrow: PictureProps['narrow']) {
  const name = ({ fileId }: Shown, own: number | null, media?: string) =>
    preload(previewUrl(fileId, 1280, 'avif'), {
      ...{ as: 'image', type: 'image/avif', fetchPriority: 'high', imageSizes: sizes, media },
      imageSrcSet: srcSet(fileId, offeredWidths(own ?? fallbackSize.width, sizes), 'avif'),
    })
  name(image, width, narrow ? wideScreen : undefined)
  if (narrow) name(narrow, narrow.width, narrowScreen)
}

interface SourcesProps {
  fileId: string
  width: number | null
  sizes: string
  media?: string
}

function Sources({ fileId, width, ...shown }: SourcesProps) {
  const widths = offeredWidths(width ?? fallbackSize.width, shown.sizes)
  return (['avif', 'webp'] as const).map((output) => (
    <source
      key={output}
      className="hidden"
      type={`image/${output}`}
      srcSet={srcSet(fileId, widths, output)}
      {...shown}
    />
  ))
}

function srcSet(fileId: string, widths: readonly number[], output: PreviewOutput): string {
  return widths.map((width) => `${previewUrl(fileId, width, output)} ${width}w`).join(', ')
}

function keyOf({ fileId, url }: { fileId: string; url: string }): string {
  return fileId || url
}
