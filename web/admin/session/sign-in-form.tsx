import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { loginFailure } from './login-failure.ts'
import { PasswordInput } from './password-input.tsx'
import { signIn } from './session.ts'

interface SignInFormProps {
  email?: string
  /** For whom nobody else may sign in. */
  isEmailFixed?: boolean
  onSignedIn: () => unknown
  /** Stands beside the button. */
  children?: ReactNode
}

/** Email, password, a code where the account asks for one, and the button that signs an administrator in. */
export function SignInForm({ email, isEmailFixed, onSignedIn, children }: SignInFormProps) {
  const [isBusy, setBusy] = useState(false)
  /** Stays until the next answer: what lies under it would move up under the finger that presses the button. */
  const [failure, setFailure] = useState<{ text: string; count: number }>()
  const [isCodeAsked, setCodeAsked] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const typed = (name: string) => String(values.get(name) ?? '')
      await signIn(typed('email'), typed('password'), typed('code') || undefined)
      setFailure(undefined)
      toast.success('Login successful!')
      await onSignedIn()
    } catch (error) {
      if (isCodeOf(error)) {
        setCodeAsked(true)
        code.current?.select()
      }
      if (error instanceof ApiError && error.code === 'second-factor-needed' && !isCodeAsked)
        return setFailure(undefined)
      const { message, reason } = loginFailure(error)
      toast.error(message, { reason })
      setFailure((before) => ({ text: message, count: (before?.count ?? 0) + 1 }))
      if (isCodeOf(error)) return
      password.current?.focus()
      password.current?.select()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <Field label="Email">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={email}
            readOnly={isEmailFixed}
            onChange={() => setCodeAsked(false)}
            required
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <PasswordInput
            {...control}
            ref={password}
            name="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      {isCodeAsked && (
        <Field label="Code" hint="From your authenticator app, or a recovery code.">
          {(control) => (
            <TextInput {...control} ref={code} name="code" autoComplete="one-time-code" autoFocus required />
          )}
        </Field>
      )}
      {/* Anew each time, so that the same words are read out again. */}
      {failure && <ErrorText key={failure.count}>{failure.text}</ErrorText>}
      <Button type="submit" busy={isBusy} className="mt-2 w-full">
        Sign in
      </Button>
      {children}
    </form>
  )
}

/** Email and password were right: what is missing is a code. */
function isCodeOf(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'second-factor-needed' || error.code === 'second-factor-wrong')
  )
}
