import { type RefObject, useEffect, useRef, useState } from 'react'
import { forgetPassword, getResetWays } from '#web/api/links.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'

/** What to do without the password: a link by mail where mail is set up, and whom to ask everywhere. */
export function ForgottenPassword() {
  const [isOpen, setOpen] = useState(false)
  const [isMailed, setMailed] = useState(false)
  const self = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isOpen)
      getResetWays(api)
        .then((ways) => setMailed(ways.isMailed))
        .catch(() => {})
  }, [isOpen])

  return (
    <div ref={self} className="mt-4 text-small">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 ruled-link"
      >
        Forgot your password?
      </button>
      <p role="status">{isOpen && 'Please contact the admin to reset your password.'}</p>
      {isOpen && (
        <>
          <p className="mt-2 text-ink-soft">
            An owner makes a link for you under Settings, Admins. Whoever runs the server can use{' '}
            <code className="inline-block text-small">npm run user -- reset</code>.
          </p>
          {isMailed && <MailedLink page={self} />}
        </>
      )}
    </div>
  )
}

/** Mails a link to the email that is typed into the sign-in form. What is said is the same for every email. */
function MailedLink({ page }: { page: RefObject<HTMLDivElement | null> }) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')

  async function send() {
    const email = page.current?.parentElement?.querySelector<HTMLInputElement>('input[name="email"]')
    setSaid('')
    setFailure('')
    if (!email?.reportValidity()) return
    setBusy(true)
    try {
      await forgetPassword(api, email.value)
      setSaid(`If ${email.value} has an account, a link is on its way. It works for an hour.`)
    } catch (error) {
      setFailure(messageOf(error))
    }
    setBusy(false)
  }

  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <Button look="outline" size="small" busy={isBusy} onClick={send} className="min-h-11">
        Send a link to the email above
      </Button>
      <p role="status" className="wrap-anywhere">
        {said}
      </p>
      {failure && <ErrorText>{failure}</ErrorText>}
    </div>
  )
}
