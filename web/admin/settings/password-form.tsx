import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordChange } from '#contract/account.ts'
import { changePassword } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useSave } from '../forms/use-save.ts'
import { PasswordFields } from './password-fields.tsx'

const nothing = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the own password, which ends every other session of the account. */
export function PasswordForm() {
  const form = useForm({
    resolver: zodResolver(passwordChange),
    defaultValues: nothing,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const save = useSave(form, { done: 'Password updated successfully', failed: 'Failed to update password' })

  const submit = form.handleSubmit(async (values) => {
    if (await save(() => changePassword(api, values))) form.reset(nothing)
  })

  return (
    <FormFrame form={form} onSubmit={submit}>
      <FormNote>All three are required.</FormNote>
      <FormSection title="Password">
        <PasswordFields names={['currentPassword', 'newPassword', 'confirmPassword']} />
        <p className="text-small text-ink-soft">A new password signs this account out everywhere else.</p>
      </FormSection>
      <SaveBar label="Update Password" />
    </FormFrame>
  )
}
