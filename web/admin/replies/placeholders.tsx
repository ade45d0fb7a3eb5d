import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { replyPlaceholderNames, replyPlaceholders } from '#contract/reply.ts'
import { LongTextField } from '../forms/text-field.tsx'
import { replyForm } from './reply-definition.ts'

/** The text of a quick reply, and what is filled in for whoever is answered: a press puts its name where the text is typed. */
export function TextWithPlaceholders() {
  const { setValue } = useFormContext()
  const part = useRef<HTMLDivElement>(null)

  function insert(placeholder: string) {
    const field = part.current?.querySelector('textarea')
    if (!field) return
    field.setRangeText(`{${placeholder}}`, field.selectionStart, field.selectionEnd, 'end')
    setValue('text', field.value, { shouldDirty: true })
    field.focus()
  }

  return (
    <div ref={part} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LongTextField {...replyForm.input('text')} most={limits.replies.text} rows={8} isRequired />
      <ul aria-label="Filled in for each enquiry" className="border-t border-hairline text-small">
        {replyPlaceholderNames.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 border-b border-hairline">
            <button
              type="button"
              aria-label={`Insert {${name}}`}
              onClick={() => insert(name)}
              className="flex min-h-11 min-w-28 items-center annotation"
            >
              <span className="ruled-link">{`{${name}}`}</span>
            </button>
            <span className="min-w-0 grow basis-48 py-1 text-ink-soft">{replyPlaceholders[name]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
