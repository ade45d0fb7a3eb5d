import { type SyntheticEvent, useState } from 'react'
import type { Image } from '#contract/file.ts'
import { type PreviewOutput, previewUrl, previewWidths } from '#contract/file-address.ts'
import { classNames } from './class-names.ts'

export const placeholderUrl = '/placeholder.svg'
const fallbackSize = { width: 1200, height: 800 }

interface PictureProps {
  image: Pick<Image, 'fileId' | 'url' | 'alt' | 'width' | 'height' | 'placeholder'> | null | undefined
  /** How wide the picture is shown, as `sizes` says it. */
  sizes: string
  /** Stands in where the picture has no text of its own; '' for a picture that only adorns. */
  alt?: string
  /** Fetched at once and before others: only what the first screen shows. */
  eager?: boolean
  className?: string
  style?: React.CSSProperties
}

/** A stored picture in the sizes and formats its place needs. Its room is reserved; a tiny blur stands in meanwhile. */
export function Picture({ image, sizes, alt, eager = false, className, style }: PictureProps) {
  const [brokenId, setBrokenId] = useState<string | null>(null)
  const isMissing = !image || (!image.fileId && !image.url) || brokenId === keyOf(image)
  const text = alt ?? image?.alt ?? ''
  const loading = eager
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const)
  const classes = classNames('bg-paper-deep bg-cover bg-center', className)

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
      style={{ ...blur, ...style }}
    />
  )
  if (!image.fileId) return picture
  return (
    <picture className="contents">
      <source
        className="hidden"
        type="image/avif"
        srcSet={srcSet(image.fileId, width, 'avif')}
        sizes={sizes}
      />
      <source
        className="hidden"
        type="image/webp"
        srcSet={srcSet(image.fileId, width, 'webp')}
        sizes={sizes}
      />
      {picture}
    </picture>
  )
}

/** Every rung of the ladder up to the first that shows the whole picture. */
function srcSet(fileId: string, width: number, output: PreviewOutput): string {
  const enough = previewWidths.findIndex((rung) => rung >= width)
  const rungs = enough < 0 ? previewWidths : previewWidths.slice(0, enough + 1)
  return rungs.map((rung) => `${previewUrl(fileId, rung, output)} ${rung}w`).join(', ')
}

function keyOf({ fileId, url }: { fileId: string; url: string }): string {
  return fileId || url
}
