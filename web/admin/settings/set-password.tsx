import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Admin, adminPassword } from '#contract/account.ts'
import { setPassword } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useSave } from '../forms/use-save.ts'
import { PasswordFields } from './password-fields.tsx'

interface SetPasswordProps {
  /** Whose password it is; none keeps the dialog closed. */
  admin: Admin | null
  onClose: () => void
}

/** Sets the password of another administrator, who has forgotten it or is to be kept out. */
export function SetPassword({ admin, onClose }: SetPasswordProps) {
  return (
    <Dialog
      open={admin !== null}
      onOpenChange={onClose}
      title="Set password"
      description="Only the new password opens this account from now on. Everyone who is signed in with it is signed out at once."
      className="md:max-w-md"
    >
      {admin && <SetPasswordForm key={admin._id} admin={admin} onDone={onClose} />}
    </Dialog>
  )
}

const nothing = { newPassword: '', confirmPassword: '' }

function SetPasswordForm({ admin, onDone }: { admin: Admin; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(adminPassword),
    defaultValues: nothing,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const save = useSave(form, { done: 'Password updated successfully', failed: 'Failed to update password' })

  const submit = form.handleSubmit(async (values) => {
    if (await save(() => setPassword(api, admin._id, values))) onDone()
  })

  return (
    <FormFrame form={form} onSubmit={submit} className="grid gap-5">
      <p className="border-l border-ink pl-4 wrap-anywhere">
        <span className="font-semibold">{admin.name}</span>
        <br />
        {admin.email}
      </p>
      <PasswordFields names={['newPassword', 'confirmPassword']} autoFocus />
      <p className="text-small text-ink-soft">
        Tell them yourself: no mail is sent. They can change it under Settings, Password.
      </p>
      <SaveBar label="Set Password" isSticky={false} />
    </FormFrame>
  )
}
