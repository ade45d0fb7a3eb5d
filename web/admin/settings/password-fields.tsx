import { useFormContext, useFormState } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '../session/password-input.tsx'

const fields = {
  currentPassword: { label: 'Current Password', autoComplete: 'current-password' },
  newPassword: { label: 'New Password', autoComplete: 'new-password' },
  confirmPassword: { label: 'Confirm Password', autoComplete: 'new-password' },
} as const

interface PasswordFieldsProps {
  names: (keyof typeof fields)[]
  /** The keyboard begins in the first of them. */
  autoFocus?: boolean
}

/** The passwords that a form asks for, all of them required. */
export function PasswordFields({ names, autoFocus = false }: PasswordFieldsProps) {
  const { register } = useFormContext()
  const { errors } = useFormState()
  return names.map((name, index) => (
    <Field
      key={name}
      label={fields[name].label}
      error={errors[name]?.message?.toString()}
      className="max-w-md"
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...register(name)}
          autoComplete={fields[name].autoComplete}
          autoFocus={autoFocus && index === 0}
          aria-required
        />
      )}
    </Field>
  ))
}
