import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { answered } from '../drafts/leave-guard.tsx'
import { LeaveQuestion, useUnsaved } from '../drafts/leave-question.tsx'
import { reasonOf } from '../page/reason.ts'
import { signOut } from './session.ts'

/** Ends the session; what is not saved is asked about first, while it can still be saved. */
export function LogoutButton() {
  const navigate = useNavigate()
  const unsaved = useUnsaved()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function logOut() {
    setAsking(false)
    setBusy(true)
    try {
      await signOut()
      await navigate('/admin/login', { state: answered })
    } catch (error) {
      toast.error('Logout failed', { reason: reasonOf(error) })
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        look="quiet"
        size="small"
        busy={isBusy}
        onClick={() => (unsaved ? setAsking(true) : logOut())}
        className="max-lg:min-h-11"
      >
        Logout
      </Button>
      <LeaveQuestion open={isAsking} onLeave={logOut} onStay={() => setAsking(false)} />
    </>
  )
}
