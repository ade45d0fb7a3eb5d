import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { altTooLong, type FormFile, isAltTooLong } from './form-file.ts'

interface AltFieldProps {
  file: FormFile
  /** What is read where it stays empty: 'title'. */
  standIn: string
  /** Closed, it takes one line, or none. */
  isOpen: boolean
  onChange: (alt: string) => void
}

/** What a picture says to whoever cannot see it. */
export function AltField({ file, standIn, isOpen, onChange }: AltFieldProps) {
  const isWrong = isAltTooLong(file)
  if (!isOpen && !isWrong) return file.alt && <p className="truncate text-small text-ink-soft">{file.alt}</p>
  return (
    <Field
      label="Alternative text"
      hint={`If empty, the ${standIn} is read aloud instead`}
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
  )
}
