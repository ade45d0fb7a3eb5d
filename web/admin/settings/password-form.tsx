import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordChange } from '#contract/account.ts'
import { changePassword } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { Field } from '#web/ui/field.tsx'
import { FormFrame } from '../form-frame.tsx'
import { FormNote } from '../form-note.tsx'
import { FormSection } from '../form-section.tsx'
import { PasswordInput } from '../password-input.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useSave } from '../use-save.ts'

const nothing = { currentPassword: '', newPassword: '', confirmPassword: '' }

const fields = [
  { name: 'currentPassword', label: 'Current Password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm Password', autoComplete: 'new-password' },
] as const

/** Changes the own password, which ends every other session of the account. */
export function PasswordForm() {
  const form = useForm({ resolver: zodResolver(passwordChange), defaultValues: nothing, mode: 'onTouched' })
  const { register, formState } = form
  const save = useSave(form, { done: 'Password updated successfully', failed: 'Failed to update password' })

  const submit = form.handleSubmit(async (values) => {
    if (await save(() => changePassword(api, values))) form.reset(nothing)
  })

  return (
    <FormFrame form={form} onSubmit={submit}>
      <FormNote>All three are required.</FormNote>
      <FormSection title="Password">
        {fields.map(({ name, label, autoComplete }) => (
          <Field key={name} label={label} error={formState.errors[name]?.message} className="max-w-md">
            {(control) => (
              <PasswordInput {...control} {...register(name)} autoComplete={autoComplete} aria-required />
            )}
          </Field>
        ))}
        <p className="text-small text-ink-soft">A new password signs this account out everywhere else.</p>
      </FormSection>
      <SaveBar label="Update Password" />
    </FormFrame>
  )
}
