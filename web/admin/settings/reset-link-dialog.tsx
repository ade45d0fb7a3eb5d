import { useEffect, useState } from 'react'
import type { Admin } from '#contract/account.ts'
import type { ResetLink } from '#contract/invitation.ts'
import { createResetLink } from '#web/api/links.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { HandedLink } from './handed-link.tsx'

interface ResetLinkDialogProps {
  /** Whose password it resets; none keeps the dialog closed. */
  admin: Admin | null
  onClose: () => void
}

/** Makes a link by which somebody sets another password, and shows it. */
export function ResetLinkDialog({ admin, onClose }: ResetLinkDialogProps) {
  return (
    <Dialog open={admin !== null} onOpenChange={onClose} title="Reset link" className="md:max-w-md">
      {admin && <Made key={admin._id} admin={admin} />}
    </Dialog>
  )
}

function Made({ admin: { _id, name } }: { admin: Admin }) {
  const [link, setLink] = useState<ResetLink>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isWanted = true
    createResetLink(api, _id)
      .then((made) => isWanted && setLink(made))
      .catch((error) => isWanted && setFailure(messageOf(error)))
    return () => {
      isWanted = false
    }
  }, [_id])

  if (failure) return <ErrorText>{failure}</ErrorText>
  if (!link) return <Spinner label="Loading..." />
  return (
    <HandedLink {...link}>
      Hand this link to {name}. It sets another password and ends every session of the account.
    </HandedLink>
  )
}
