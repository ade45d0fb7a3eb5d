import { type ReactNode, useId } from 'react'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from './class-names.ts'
import { useWords } from './words.ts'

/** What a control takes on to belong to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  error?: string
  hint?: string
  /** Said after the label of a field that may stay empty. */
  optional?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A control with its label above it and its hint and error below. */
export function Field({ label, error, hint, optional, className, children }: FieldProps) {
  const id = useId()
  const say = useWords(siteWords)
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
        {optional && <span className="font-normal opacity-70"> {say('site.optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className="text-small text-(--error,var(--color-laterite))">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-small opacity-75">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The look of every control that is typed into or chosen from. */
export const controlClasses =
  'w-full min-h-12 border border-edge bg-transparent px-3 py-2 text-base outline-offset-0 hover:border-current aria-invalid:border-(--error,var(--color-laterite)) disabled:opacity-50'
