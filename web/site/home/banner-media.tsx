import { useEffect, useRef } from 'react'
import type { Banner } from '#contract/banner.ts'
import type { FocalPoint } from '#contract/file.ts'
import { previewUrl } from '#contract/file-address.ts'
import { Picture } from '#web/ui/picture.tsx'

interface BannerMediaProps {
  media: NonNullable<Banner['media']>
  type: Banner['type'] | undefined
  /** Shown in its place where the screen is narrow. */
  narrow: Banner['thumbnail'] | undefined
  poster: string | undefined
  posterFocus: FocalPoint | undefined
  eager: boolean
  isPlaying: boolean
}

const classes = 'absolute inset-0 size-full object-cover'

/** A banner's picture, or its film: silent, and still while it is paused. */
export function BannerMedia({
  media,
  type,
  narrow,
  poster,
  posterFocus,
  eager,
  isPlaying,
}: BannerMediaProps) {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (isPlaying) film.current?.play().catch(() => undefined)
    else film.current?.pause()
  }, [isPlaying])

  if (type !== 'video') {
    return (
      <Picture
        image={media}
        narrow={narrow}
        sizes="(min-width: 1024px) 58vw, 100vw"
        isLargest={eager}
        className={classes}
      />
    )
  }
  // The poster is of the film: what must not be cut off of the one is in the other.
  const focus = posterFocus ?? media.focus
  return (
    <video
      ref={film}
      src={media.url}
      poster={poster ? previewUrl(poster, 1280, 'jpeg') : undefined}
      aria-label={media.alt || undefined}
      className={classes}
      style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
      muted
      loop
      playsInline
      preload={eager ? 'auto' : 'none'}
    />
  )
}
