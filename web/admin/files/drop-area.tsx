import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Media } from '#contract/media.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CameraButton } from './camera-button.tsx'
import { LibraryButton } from './library-button.tsx'
import { usePageFiles } from './use-page-files.ts'

interface DropAreaProps {
  label: string
  hint?: string
  /** What the file chooser offers. */
  accept: string
  isMultiple?: boolean
  /** Takes what is pasted, and what is dropped anywhere on the page. */
  takesPage?: boolean
  /** Of a photo that is taken now, nobody has chosen the name. */
  isByName?: boolean
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** The id of what says why the field is not accepted. */
  errorId?: string
  onFiles: (files: File[]) => void
  /** Takes a file of the library. */
  onPick?: (file: Media) => void
  className?: string
  /** What is under way. */
  children?: ReactNode
}

/** Takes files: chosen by button, dropped, pasted, or from the camera. */
export function DropArea({
  label,
  hint,
  accept,
  isMultiple = false,
  takesPage = false,
  isByName = false,
  disabled = false,
  inputRef,
  errorId,
  onFiles,
  onPick,
  className,
  children,
}: DropAreaProps) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const isOverPage = usePageFiles(area, takesPage && !disabled ? onFiles : undefined)
  const takesPhotos = !isByName && /jpe?g|image\//.test(accept)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(files)
  }

  return (
    <div ref={area} className="grid gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way beside the input */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'relative grid min-h-28 place-content-center gap-1 border border-dashed border-edge p-4 text-center text-small hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3',
          (isOver || isOverPage) && 'border-accent bg-ink/3',
          className,
        )}
      >
        <label
          id={`${id}-label`}
          htmlFor={id}
          className="ruled-link font-medium after:absolute after:inset-0 after:cursor-pointer"
        >
          {label}
        </label>
        <input
          id={id}
          ref={inputRef}
          type="file"
          multiple={isMultiple}
          accept={accept}
          disabled={disabled}
          aria-describedby={[errorId, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
          aria-invalid={errorId ? true : undefined}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
        {hint && (
          <p id={`${id}-hint`} className="text-ink-soft">
            {hint}
          </p>
        )}
        {takesPage && (
          <p className="annotation text-ink-soft max-sm:hidden">Or drop it on this page, or paste it</p>
        )}
        {children}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {onPick && (
          <LibraryButton accept={accept} disabled={disabled} onPick={onPick} describedBy={`${id}-label`} />
        )}
        {takesPhotos && <CameraButton disabled={disabled} onFiles={onFiles} describedBy={`${id}-label`} />}
      </div>
      {isOverPage && <DropFrame label={label} />}
    </div>
  )
}

/** Shows that files held over the page are taken wherever they are dropped. */
function DropFrame({ label }: { label: string }) {
  return createPortal(
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-2 z-30 flex items-end justify-center border-2 border-dashed border-accent"
    >
      <p className="bg-accent px-5 py-3 text-small font-medium text-paper">{`Drop anywhere: ${label.toLowerCase()}`}</p>
    </div>,
    document.body,
  )
}
