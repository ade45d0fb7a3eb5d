import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { altTooLong, type FormFile, isAltTooLong } from './form-file.ts'

interface AltFieldProps {
  file: FormFile
  /** What is read where it stays empty: 'title'. */
  standIn: string
  /** The id of what names the file. */
  describedBy: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (alt: string) => void
}

/** What a picture says to whoever cannot see it; out of the way until it is asked for. */
export function AltField({ file, standIn, describedBy, isOpen, onOpen, onChange }: AltFieldProps) {
  const isWrong = isAltTooLong(file)
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen || isWrong}
        aria-describedby={describedBy}
        onClick={() => onOpen(!isOpen)}
        className="inline-flex min-h-11 items-center text-small ruled-link md:min-h-8"
      >
        Alt text
      </button>
      {isOpen || isWrong ? (
        <Field
          label="Alternative text"
          hint={`Left empty, the ${standIn} is read`}
          error={isWrong ? altTooLong : undefined}
          className="[&>label]:sr-only"
        >
          {(control) => (
            <Textarea
              {...control}
              value={file.alt}
              onChange={({ target }) => onChange(target.value)}
              rows={3}
              maxCharacters={limits.alt}
              className="text-small"
            />
          )}
        </Field>
      ) : (
        file.alt && <p className="truncate text-small text-ink-soft">{file.alt}</p>
      )}
    </div>
  )
}
