import { useRef, useState } from 'react'
import { type PasswordReset, passwordReset } from '#contract/invitation.ts'
import { ApiError, isUnanswered } from '#web/api/api-error.ts'
import { resetPassword } from '#web/api/links.ts'
import { api } from '#web/api/request.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { adminMeta } from '../page/meta.ts'
import { PasswordFields } from '../settings/password-fields.tsx'
import { usePasswordForm } from '../settings/use-password-form.ts'
import { TokenFrame } from './link-frame.tsx'

export function meta() {
  return adminMeta('Reset password')
}

/** Sets another password by a link. */
export default function Reset() {
  return <TokenFrame title="Reset password">{(token) => <ResetForm key={token} token={token} />}</TokenFrame>
}

function ResetForm({ token }: { token: string }) {
  const [isDone, setDone] = useState(false)
  const unanswered = useRef<string>(undefined)

  /** A link that has ended since an answer was lost was used by that call. */
  async function save(values: PasswordReset) {
    const { newPassword } = values
    try {
      await resetPassword(api, values)
    } catch (error) {
      if (isUnanswered(error)) unanswered.current = newPassword
      else if (hasEnded(error) && unanswered.current === newPassword) return
      throw error
    }
  }

  const { form, submit } = usePasswordForm({
    schema: passwordReset,
    empty: { token, newPassword: '', confirmPassword: '' },
    save,
    onSaved: () => setDone(true),
  })

  if (isDone)
    return <p role="status">Your password is set. Every session of the account has ended: sign in anew.</p>
  return (
    <FormFrame form={form} onSubmit={submit} className="grid gap-5">
      <PasswordFields names={['newPassword', 'confirmPassword']} autoFocus />
      <SaveBar label="Set Password" isSticky={false} />
    </FormFrame>
  )
}

function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-ended'
}
