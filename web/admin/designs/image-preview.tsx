import { X } from 'lucide-react'
import { useState } from 'react'
import { DimensionProgress } from '#web/ui/dimension-line.tsx'
import { Picture, placeholderUrl } from '#web/ui/picture.tsx'
import type { FormImage } from './use-images.ts'

interface ImagePreviewProps {
  image: FormImage
  number: number
  /** None while the pictures are on their way. */
  onRemove: (() => void) | undefined
}

/** A picture before it is saved, with how far it has gone. The first one is the cover. */
export function ImagePreview({ image, number, onRemove }: ImagePreviewProps) {
  const { stored, chosen, progress, error } = image
  const name = chosen?.file.name ?? `Image ${number}`
  return (
    <li className="relative min-w-0">
      {stored && (
        <Picture
          image={stored}
          sizes="240px"
          className="aspect-4/3 w-full border border-hairline object-cover"
        />
      )}
      {chosen && <ChosenPicture url={chosen.previewUrl} name={name} />}
      <p className="annotation mt-1 truncate text-ink-soft">{number === 1 ? 'Cover' : name}</p>
      {progress !== undefined && <DimensionProgress share={progress} label={`Uploading ${name}`} />}
      {error && <p className="text-small text-laterite">{error}</p>}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        disabled={!onRemove}
        onClick={onRemove}
        className="absolute top-0 right-0 grid size-11 place-items-center bg-paper lg:size-8 -outline-offset-4 hover:bg-paper-deep disabled:opacity-50"
      >
        <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </button>
    </li>
  )
}

function ChosenPicture({ url, name }: { url: string; name: string }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <img
      src={isBroken ? placeholderUrl : url}
      alt={name}
      onError={() => setBroken(true)}
      className="aspect-4/3 w-full border border-hairline bg-paper-deep object-cover"
    />
  )
}
