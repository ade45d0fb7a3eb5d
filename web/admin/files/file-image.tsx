import { useState } from 'react'
import { previewUrl, viewUrl } from '#contract/file-address.ts'
import { placeholderUrl } from '#web/ui/picture.tsx'
import type { FormFile } from './form-file.ts'
import { SharpPicture } from './sharp-picture.tsx'

interface FileImageProps {
  file: FormFile
  name: string
  className?: string
}

/** What a file shows: a stored picture, a picture that was just chosen, or a film to be played. */
export function FileImage({ file, name, className }: FileImageProps) {
  const { type, stored } = file
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (type === 'image' && stored)
    return <SharpPicture image={stored} alt={name} sizes="320px" className={className} />
  const url = urlOf(file)
  if (!url) return <NamedSheet name={name} className={className} />
  const isBroken = brokenUrl === url
  if (type === 'image' || isBroken)
    return (
      <img
        src={isBroken ? placeholderUrl : url}
        alt={name}
        draggable={false}
        onError={() => setBrokenUrl(url)}
        className={className}
      />
    )
  return (
    <video
      src={url}
      aria-label={name}
      controls
      muted
      playsInline
      preload="metadata"
      onError={() => setBrokenUrl(url)}
      className={className}
    />
  )
}

/** A HEIC picture is shown by the server's copy, as most browsers cannot: none before it is there. */
function urlOf({ chosen, fileId }: FormFile): string | undefined {
  if (chosen && !isHeic(chosen.file)) return chosen.previewUrl
  if (!fileId) return undefined
  return chosen ? previewUrl(fileId, 640, 'jpeg') : viewUrl(fileId)
}

function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

/** Stands in for a picture that the browser cannot show: an empty drawing with its title block. */
function NamedSheet({ name, className }: { name: string; className?: string }) {
  return (
    <div role="img" aria-label={name} className={`flex min-h-24 min-w-32 flex-col ${className}`}>
      <span className="annotation mt-auto truncate border-t border-edge px-2 py-1">{name}</span>
    </div>
  )
}
