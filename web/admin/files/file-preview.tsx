import { X } from 'lucide-react'
import { useState } from 'react'
import { viewUrl } from '#contract/file-address.ts'
import { DimensionProgress } from '#web/ui/dimension-line.tsx'
import { placeholderUrl } from '#web/ui/picture.tsx'
import type { FormFile } from './use-files.ts'
import { WholePicture } from './whole-picture.tsx'

interface FilePreviewProps {
  file: FormFile
  name: string
  caption?: string
  /** None while the files are on their way. */
  onRemove: (() => void) | undefined
}

const pictureClasses = 'aspect-4/3 w-full border border-hairline bg-paper-deep'

/** One of several files before they are saved, with how far it has gone. */
export function FilePreview({ file, name, caption = name, onRemove }: FilePreviewProps) {
  return (
    <li className="relative min-w-0">
      <FileImage file={file} name={name} className={`${pictureClasses} object-cover`} />
      <p className="annotation mt-1 truncate text-ink-soft">{caption}</p>
      <FileState file={file} name={name} />
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

/** How far a file has gone, and why it did not go further. */
export function FileState({ file: { progress, error }, name }: { file: FormFile; name: string }) {
  return (
    <>
      {progress !== undefined && <DimensionProgress share={progress} label={`Uploading ${name}`} />}
      {error && <p className="text-small text-laterite">{error}</p>}
    </>
  )
}

/** What a file shows: a stored picture, a picture that was just chosen, or a film to be played. */
export function FileImage({ file, name, className }: { file: FormFile; name: string; className?: string }) {
  const { type, stored, chosen, fileId } = file
  const [isBroken, setBroken] = useState(false)
  if (type === 'image' && stored)
    return <WholePicture image={stored} alt={name} sizes="320px" className={className} />
  const url = chosen?.previewUrl ?? viewUrl(fileId ?? '')
  if (type === 'image' || isBroken)
    return (
      <img
        src={isBroken ? placeholderUrl : url}
        alt={name}
        onError={() => setBroken(true)}
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
      onError={() => setBroken(true)}
      className={className}
    />
  )
}
