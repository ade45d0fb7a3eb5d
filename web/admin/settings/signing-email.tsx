import { useEffect, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { nameKey } from '#contract/identity.ts'
import { Field } from '#web/ui/field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { PasswordInput } from '../session/password-input.tsx'
import { profileForm } from './profile-definition.ts'

interface ProofProps {
  error: string | undefined
  /** It stays out of the form's values: those are kept as a draft. */
  onType: (password: string) => void
}

interface SigningEmailProps extends ProofProps {
  /** The email that signs in now. */
  email: string
  /** Whether the server has asked for the password: some time after the sign-in it does. */
  isAsked: boolean
}

/** The email that signs in, and the password for another. */
export function SigningEmail({ email, isAsked, ...proof }: SigningEmailProps) {
  const typed = String(useWatch({ name: 'email' }) ?? '')
  const isAnother = typed.trim() !== '' && nameKey(typed) !== nameKey(email)
  return (
    <>
      <TextField
        {...profileForm.input('email')}
        type="email"
        autoComplete="email"
        isRequired
        hint={isAnother ? consequence : undefined}
      />
      {isAnother && isAsked && <Proof {...proof} />}
    </>
  )
}

function Proof({ error, onType }: ProofProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isSubmitting } = useFormState()

  useEffect(() => () => onType(''), [onType])

  // What is being saved takes no focus.
  useEffect(() => {
    if (error && !isSubmitting) input.current?.focus()
  }, [error, isSubmitting])

  return (
    <Field label="Current Password" error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={input}
          autoComplete="current-password"
          onChange={({ target }) => onType(target.value)}
          aria-required
        />
      )}
    </Field>
  )
}

const consequence =
  'Once saved, you sign in with the new email, and this account is signed out everywhere else.'
