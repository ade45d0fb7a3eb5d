import { Film } from 'lucide-react'
import type { Media } from '#contract/media.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SharpPicture } from '../files/sharp-picture.tsx'

interface ThumbnailProps {
  file: Media
  sizes: string
  className?: string
}

/** A file at a glance: cut as every crop is; a drawing whole, a film by its sign. */
export function Thumbnail({ file, sizes, className }: ThumbnailProps) {
  const { _id: fileId, url, kind, alt, width, height, placeholder, focus } = file
  if (kind === 'video')
    return (
      <span className={classNames('grid place-items-center bg-paper-deep text-ink-soft', className)}>
        <Film aria-hidden="true" className="size-1/4 max-h-8 min-h-4" strokeWidth={1} />
      </span>
    )
  const image = { fileId, url, alt, width, height, placeholder, ...(focus && { focus }) }
  const fit = kind === 'drawing' ? 'object-contain' : 'object-cover'
  return <SharpPicture image={image} alt="" sizes={sizes} className={classNames(fit, className)} />
}
