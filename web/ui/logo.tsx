import type { Image } from '#contract/file.ts'
import { previewUrl } from '#contract/file-address.ts'
import { classNames } from './class-names.ts'

/** From this proportion on a logo is taken to say the firm's name itself, and stands without it. */
const wordmark = 2
const [narrow, wide] = [320, 640]

export type ShownLogo = Pick<Image, 'fileId' | 'alt' | 'width' | 'height'>

/** How many times as wide as high a logo is. */
export function proportionOf({ width, height }: Pick<Image, 'width' | 'height'>): number {
  return width && height ? width / height : 1
}

/** Whether a logo stands alone, without the name beside it. */
export function isWordmark(logo: Pick<Image, 'width' | 'height'>): boolean {
  return proportionOf(logo) >= wordmark
}

interface LogoProps {
  logo: ShownLogo
  /** How high it is shown, in pixels; a class says so too, and how wide it may be at most. */
  height: number
  /** '' where the name stands beside it. */
  alt?: string
  className?: string
}

/** The firm's logo, whole at any proportion; its room is reserved. */
export function Logo({ logo, height, alt = logo.alt, className }: LogoProps) {
  const proportion = proportionOf(logo)
  return (
    <img
      src={previewUrl(logo.fileId, proportion < 1 ? narrow : wide, 'webp')}
      alt={alt}
      width={Math.max(1, Math.round(height * proportion))}
      height={height}
      decoding="async"
      className={classNames('w-auto shrink-0 object-contain object-left', className)}
    />
  )
}
