import { useState } from 'react'
import { type InvitationCreate, invitationCreate, type MadeInvitation } from '#contract/invitation.ts'
import { createInvitation } from '#web/api/links.ts'
import { api } from '#web/api/request.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useSave } from '../forms/use-save.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { HandedLink } from './handed-link.tsx'
import { roleNotes } from './role-labels.ts'
import { RoleSelect } from './role-select.tsx'

/** Invites an email, and shows the link. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [made, setMade] = useState<MadeInvitation>()

  function close() {
    setMade(undefined)
    onClose()
  }

  return (
    <Dialog open={open} onOpenChange={close} title="Invite somebody" className="md:max-w-md">
      {made ? (
        <HandedLink url={made.url} expiresAt={made.expiresAt}>
          {made.isMailed
            ? `The link is on its way to ${made.email}. You can hand it over yourself, too.`
            : `Hand this link to ${made.email} yourself: no email is sent.`}
        </HandedLink>
      ) : (
        <InviteForm onMade={setMade} />
      )}
    </Dialog>
  )
}

const empty: InvitationCreate = { email: '', role: 'editor' }

function InviteForm({ onMade }: { onMade: (made: MadeInvitation) => void }) {
  const form = useSchemaForm(invitationCreate, empty)
  const save = useSave(form, { done: 'Invitation made', failed: 'Failed to invite' })
  const submit = form.handleSubmit(async (values) => {
    await save(async () => onMade(await createInvitation(api, values)))
  })
  const role = form.watch('role')
  return (
    <FormFrame form={form} onSubmit={submit} className="grid gap-5">
      <TextField name="email" label="Email" type="email" autoComplete="off" isRequired />
      <Field label="Role" hint={roleNotes[role]}>
        {(control) => <RoleSelect {...control} {...form.register('role')} />}
      </Field>
      <SaveBar label="Make Link" isSticky={false} />
    </FormFrame>
  )
}
