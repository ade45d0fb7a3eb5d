import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { CharacterCount, charactersIn } from '#web/ui/character-count.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { errorMessage } from './error-message.ts'

interface OwnProps {
  name: string
  label: string
  hint?: string
  /** The most characters that it takes. */
  most?: number
  isRequired?: boolean
  className?: string
}

/** The share of its limit from which a line is counted. */
const nearlyFull = 0.8

/** A line of text with its label and error. It is counted once it nears its limit. */
export function TextField({
  name,
  label,
  hint,
  most,
  isRequired,
  className,
  ...input
}: OwnProps & Omit<ComponentProps<'input'>, keyof OwnProps>) {
  const { field, fieldState } = useController({ name })
  const text = String(field.value ?? '')
  return (
    <Field label={label} hint={hint} error={errorMessage(fieldState.error)} className={className}>
      {(control) => (
        <>
          <TextInput {...control} {...input} {...field} aria-required={isRequired} />
          {most && charactersIn(text) > most * nearlyFull && <CharacterCount text={text} most={most} />}
        </>
      )}
    </Field>
  )
}

/** A text of several lines with its label and error, counted as it is typed. */
export function LongTextField({
  name,
  label,
  hint,
  most,
  isRequired,
  className,
  ...textarea
}: OwnProps & Omit<ComponentProps<'textarea'>, keyof OwnProps>) {
  const { field, fieldState } = useController({ name })
  return (
    <Field label={label} hint={hint} error={errorMessage(fieldState.error)} className={className}>
      {(control) => (
        <Textarea {...control} {...textarea} {...field} maxCharacters={most} aria-required={isRequired} />
      )}
    </Field>
  )
}
