import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  isShown: boolean
  isPlaying: boolean
  /** Hears that the browser plays no film that nobody has asked for, as a phone that saves its battery does not. */
  onRefused: () => void
}

const classes = 'absolute inset-0 size-full object-cover'

/**
 * A banner's picture, or its film: silent, and still while it is paused. Where it does not come its poster stays, or a
 * stand-in; one that breaks off leaves what was seen of it.
 */
export function BannerMedia({
  media,
  type,
  narrow,
  poster,
  posterFocus,
  eager,
  isShown,
  isPlaying,
  onRefused,
}: BannerMediaProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  const refused = useEffectEvent((error: Error) => {
    if (error.name === 'NotAllowedError') onRefused()
  })
  useEffect(() => {
    if (isPlaying) film.current?.play().catch(refused)
    else film.current?.pause()
  }, [isPlaying])
  const look = () => setBroken(hasFailed(film.current))
  // It may have failed before this code came.
  useEffect(look, [])

  const isMissing = isBroken && !poster
  if (type !== 'video' || isMissing) {
    return (
      <Picture
        image={isMissing ? null : media}
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
      preload={eager || isShown ? 'metadata' : 'none'}
      onError={look}
    />
  )
}

/** Whether a film has nothing to show, not the first of its pictures. */
function hasFailed(film: HTMLVideoElement | null): boolean {
  return film !== null && film.error !== null && film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA
}
