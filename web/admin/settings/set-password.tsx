import { type Admin, adminPassword } from '#contract/account.ts'
import { setPassword } from '#web/api/accounts.ts'
import { api } from '#web/api/request.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { PasswordFields } from './password-fields.tsx'
import { usePasswordForm } from './use-password-form.ts'

interface SetPasswordProps {
  /** Whose password it is; none keeps the dialog closed. */
  admin: Admin | null
  /** @param of whose it was: that of another may be open by now */
  onClose: (of: Admin | null) => void
}

/** Sets the password of another administrator, who has forgotten it or is to be locked out. */
export function SetPassword({ admin, onClose }: SetPasswordProps) {
  return (
    <Dialog
      open={admin !== null}
      onOpenChange={() => onClose(admin)}
      title="Set password"
      description="From now on, only the new password works for this account. Everyone signed in with it is signed out at once."
      className="md:max-w-md"
    >
      {admin && <SetPasswordForm key={admin._id} admin={admin} onDone={() => onClose(admin)} />}
    </Dialog>
  )
}

const empty = { newPassword: '', confirmPassword: '' }

function SetPasswordForm({ admin, onDone }: { admin: Admin; onDone: () => void }) {
  const { form, submit } = usePasswordForm({
    schema: adminPassword,
    empty,
    save: (values) => setPassword(api, admin._id, values),
    onSaved: onDone,
  })

  return (
    <FormFrame form={form} onSubmit={submit} className="grid gap-5">
      <p className="border-l border-ink pl-4 wrap-anywhere">
        <span className="font-medium">{admin.name}</span>
        <br />
        {admin.email}
      </p>
      <PasswordFields names={['newPassword', 'confirmPassword']} autoFocus />
      <p className="text-small text-ink-soft">
        Tell them the password yourself: no email is sent. They can change it in Settings, under Password.
      </p>
      <SaveBar label="Set Password" isSticky={false} />
    </FormFrame>
  )
}
