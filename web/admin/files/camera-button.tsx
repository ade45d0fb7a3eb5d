import { Camera } from 'lucide-react'

interface CameraButtonProps {
  disabled: boolean
  /** The id of what says which field it fills. */
  describedBy: string
  onFiles: (files: File[]) => void
}

/** Opens the camera of a phone or tablet at once; elsewhere there is none to open. */
export function CameraButton({ disabled, describedBy, onFiles }: CameraButtonProps) {
  if (!window.matchMedia('(pointer: coarse)').matches) return null
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 border border-current px-4 text-small font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-disabled:opacity-50">
      <Camera aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Take a photo
      <input
        type="file"
        accept="image/*"
        capture="environment"
        disabled={disabled}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
