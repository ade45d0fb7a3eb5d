import { useId } from 'react'
import { limits } from '#contract/limits.ts'
import type { Media } from '#contract/media.ts'
import { Textarea } from '#web/ui/textarea.tsx'
import { altTooLong } from '../../files/form-file.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { nameOf } from '../words.ts'
import { isTooLong } from './texts.ts'

interface TextRowProps {
  file: Media
  text: string
  /** Why it could not be saved. */
  failure: string | undefined
  onChange: (text: string) => void
}

/** A file with what it is described by. */
export function TextRow({ file, text, failure, onChange }: TextRowProps) {
  const id = useId()
  const error = isTooLong(text) ? altTooLong : failure
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <Thumbnail file={file} sizes="112px" className="aspect-4/3 w-full border border-hairline" />
      <div className="grid min-w-0 gap-1">
        <label htmlFor={id} className="truncate text-small font-medium">
          <span className="sr-only">Alternative text of </span>
          {nameOf(file)}
        </label>
        <Textarea
          id={id}
          rows={2}
          value={text}
          maxCharacters={limits.alt}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => onChange(target.value)}
        />
        {error && (
          <p id={`${id}-error`} className="text-small text-laterite">
            {error}
          </p>
        )}
      </div>
    </li>
  )
}
