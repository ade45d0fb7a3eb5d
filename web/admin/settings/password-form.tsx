import { passwordChange } from '#contract/account.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { PasswordFields } from './password-fields.tsx'
import { usePasswordChange } from './use-password-change.ts'
import { usePasswordForm } from './use-password-form.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the own password, which ends every other session of the account. */
export function PasswordForm() {
  const { form, submit } = usePasswordForm({
    schema: passwordChange,
    empty,
    save: usePasswordChange(),
  })

  return (
    <FormFrame form={form} onSubmit={submit} className="mb-10">
      <FormNote>All three are required.</FormNote>
      <FormSection title="Password">
        <PasswordFields names={['currentPassword', 'newPassword', 'confirmPassword']} />
        <p className="text-small text-ink-soft">
          Changing the password signs this account out everywhere else.
        </p>
      </FormSection>
      <SaveBar label="Update Password" isSticky={false} />
    </FormFrame>
  )
}
