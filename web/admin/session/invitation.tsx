import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SignedIn } from '#contract/account.ts'
import { type InvitationAccept, invitationAccept, type OpenedInvitation } from '#contract/invitation.ts'
import { logIn } from '#web/api/accounts.ts'
import { isUnanswered } from '#web/api/api-error.ts'
import { acceptInvitation, openInvitation } from '#web/api/links.ts'
import { api, messageOf } from '#web/api/request.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { answered } from '../drafts/leave-guard.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useSave } from '../forms/use-save.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { adminMeta } from '../page/meta.ts'
import { PasswordFields } from '../settings/password-fields.tsx'
import { roleLabels } from '../settings/role-labels.ts'
import { TokenFrame } from './link-frame.tsx'
import { keepSession } from './session.ts'

export function meta() {
  return adminMeta('Invitation')
}

/** Makes the account that a link invites to. */
export default function InvitationPage() {
  return <TokenFrame title="You are invited">{(token) => <Opened key={token} token={token} />}</TokenFrame>
}

function Opened({ token }: { token: string }) {
  const [opened, setOpened] = useState<OpenedInvitation>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    openInvitation(api, token)
      .then(setOpened)
      .catch((error) => setFailure(messageOf(error)))
  }, [token])

  if (failure) return <ErrorText>{failure}</ErrorText>
  if (!opened) return <Spinner label="Loading..." />
  return <AcceptForm token={token} invitation={opened} />
}

function AcceptForm({ token, invitation: { email, role } }: { token: string; invitation: OpenedInvitation }) {
  const navigate = useNavigate()
  const form = useSchemaForm(invitationAccept, { token, name: '', newPassword: '', confirmPassword: '' })
  const save = useSave(form, {
    done: 'Login successful!',
    failed: 'Failed to create admin user',
  })
  const accept = useAcceptance(email)
  const submit = form.handleSubmit(async (values) => {
    const isMade = await save(async () => keepSession(await accept(values)))
    if (isMade) await navigate('/admin', { replace: true, state: answered })
  })

  return (
    <FormFrame form={form} onSubmit={submit} className="grid gap-5">
      <p className="border-l border-ink pl-4 wrap-anywhere">
        <span className="font-medium">{email}</span>
        <br />
        {roleLabels[role]}
      </p>
      <TextField name="name" label="Name" autoComplete="name" isRequired />
      <PasswordFields names={['newPassword', 'confirmPassword']} />
      <SaveBar label="Create Account" isSticky={false} />
    </FormFrame>
  )
}

/** Accepts an invitation. Once an answer was lost, the account may be there already: it is signed in then. */
function useAcceptance(email: string) {
  const isUnknown = useRef(false)

  return async function accept(values: InvitationAccept): Promise<SignedIn> {
    try {
      return await acceptInvitation(api, values)
    } catch (error) {
      const signedIn = isUnknown.current && (await logIn(api, email, values.newPassword).catch(() => null))
      if (signedIn) return signedIn
      isUnknown.current ||= isUnanswered(error)
      throw error
    }
  }
}
