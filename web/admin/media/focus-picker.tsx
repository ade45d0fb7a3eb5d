import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import type { FocalPoint } from '#contract/file.ts'
import type { Media } from '#contract/media.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { afterKey, inWords, middle, pointAt } from './focal-point.ts'

interface FocusPickerProps {
  file: Media
  focus: FocalPoint | null
  onChange: (focus: FocalPoint | null) => void
}

/** Sets the focal point of a picture by a press or by the arrow keys, beside crops that show what it does. */
export function FocusPicker({ file, focus, onChange }: FocusPickerProps) {
  const id = useId()
  const { _id: fileId, url, alt, width, height, placeholder } = file
  const image = { fileId, url, alt, width, height, placeholder }
  const point = focus ?? middle
  /** The picture's room, before it has come: the point is where it is pressed. */
  const room = width && height ? `min(100%, 30rem, ${(60 * width) / height}svh)` : undefined

  function press({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // A key that presses the button points nowhere.
    if (detail > 0) onChange(pointAt({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect()))
  }

  function move(event: KeyboardEvent) {
    const next = afterKey(point, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }

  return (
    <div className="grid justify-items-start gap-3">
      <div className="relative max-w-full" style={{ width: room }}>
        <Picture
          image={image}
          alt={alt}
          sizes="(min-width: 1024px) 480px, 92vw"
          className={room ? 'block h-auto w-full' : 'block h-auto max-h-[60svh] w-auto max-w-full'}
        />
        <button
          type="button"
          aria-label="Focal point"
          aria-describedby={`${id}-where ${id}-how`}
          onClick={press}
          onKeyDown={move}
          className="absolute inset-0 cursor-crosshair focus-visible:outline-2 focus-visible:outline-offset-3"
        >
          <span
            aria-hidden="true"
            className="pointer-events-none absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-paper outline outline-ink"
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          >
            <span className="size-1.5 rounded-full bg-accent outline outline-paper" />
          </span>
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p id={`${id}-where`} role="status" className="annotation">
          {inWords(focus)}
        </p>
        {focus && (
          <Button look="outline" size="small" onClick={() => onChange(null)} className="max-lg:min-h-11">
            Back to the middle
          </Button>
        )}
      </div>
      <p id={`${id}-how`} className="text-small text-ink-soft">
        Press where the picture must not be cut off, or move the point with the arrow keys; with Shift in
        larger steps.
      </p>
      <ul aria-label="How it is cut" className="flex w-full items-end gap-3">
        {crops.map(({ name, className }) => (
          <li key={name} className="annotation text-ink-soft">
            <Picture
              image={{ ...image, focus: point }}
              alt=""
              sizes="160px"
              className={`border border-hairline object-cover ${className}`}
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

const crops = [
  { name: 'Wide', className: 'h-16 w-40' },
  { name: 'Square', className: 'size-24' },
  { name: 'Tall', className: 'h-32 w-18' },
]
