import { useEffect, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { nameKey } from '#contract/identity.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '../session/password-input.tsx'

interface SigningEmailProofProps {
  /** The email that signs in now. */
  email: string
  error?: string
  /** It stays out of the form's values: those are kept as a draft. */
  onType: (password: string) => void
}

/** Says what another email means, and asks for the password where the server does: some time after the sign-in. */
export function SigningEmailProof({ email, error, onType }: SigningEmailProofProps) {
  const typed = String(useWatch({ name: 'email' }) ?? '')
  if (nameKey(typed) === nameKey(email)) return null
  return <Proof error={error} onType={onType} />
}

function Proof({ error, onType }: Omit<SigningEmailProofProps, 'email'>) {
  const input = useRef<HTMLInputElement>(null)
  const { isSubmitting } = useFormState()
  const [isAsked, setIsAsked] = useState(false)
  if (error && !isAsked) setIsAsked(true)

  useEffect(() => () => onType(''), [onType])

  // What is being saved takes no focus.
  useEffect(() => {
    if (error && !isSubmitting) input.current?.focus()
  }, [error, isSubmitting])

  if (!isAsked) return <p className="text-small self-end text-muted">{consequence}</p>
  return (
    <Field label="Current Password" hint={consequence} error={error}>
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

const consequence = 'From now on you sign in with the new email. This account is signed out everywhere else.'
