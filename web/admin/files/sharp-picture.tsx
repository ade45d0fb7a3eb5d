import type { Image } from '#contract/file.ts'
import { Picture } from '#web/ui/picture.tsx'

interface SharpPictureProps {
  image: Image
  alt: string
  sizes: string
  className?: string
}

/** Up to this width a picture is shown as it is stored: an icon drawn in SVG stays sharp. */
const small = 320
/** What stands behind a picture that does not fill its box would be seen. */
const plain = { background: 'none' }

/** A picture without its blur and ground. */
export function SharpPicture({ image, ...rest }: SharpPictureProps) {
  const isSmall = image.width !== null && image.width <= small
  return <Picture image={isSmall ? { ...image, fileId: '' } : image} style={plain} {...rest} />
}
