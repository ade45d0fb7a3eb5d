import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { askForSignInWith } from '#web/api/token.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { storedUser } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'

interface Question {
  /** A change of the own account, which nobody else may carry on. */
  isOwn: boolean
  /** Whose session has ended. */
  user: ReturnType<typeof storedUser>
  answer: (isSignedIn: boolean) => void
}

/** Laid over the page where a change meets an ended session. Signed in again, here or in another tab, the change goes on. */
export function SignInDialog() {
  const [question, setQuestion] = useState<Question | null>(null)
  const { revalidate } = useRevalidator()
  /** Kept where somebody without the right to enter tried to sign in, which forgets who was here. */
  const lastUser = useRef<ReturnType<typeof storedUser>>(null)

  useEffect(
    () =>
      askForSignInWith((isOwn) => {
        lastUser.current = storedUser() ?? lastUser.current
        return new Promise((answer) => setQuestion({ isOwn, user: lastUser.current, answer }))
      }),
    [],
  )

  useEffect(() => {
    if (!question || question.isOwn) return
    function notice({ key, newValue }: StorageEvent) {
      if (key === 'currentUser' && newValue) end(true)
    }
    window.addEventListener('storage', notice)
    return () => window.removeEventListener('storage', notice)
  })

  function end(isSignedIn: boolean) {
    question?.answer(isSignedIn)
    setQuestion(null)
    if (isSignedIn && storedUser()?._id !== question?.user?._id) revalidate()
  }

  return (
    <Dialog
      open={question !== null}
      onOpenChange={() => end(false)}
      title="Sign in to continue"
      description="Your session has ended. Nothing you typed is lost: once you sign in, your change continues by itself."
      startsAt="typing"
      className="md:max-w-md"
    >
      <SignInForm
        email={question?.user?.email ?? ''}
        isEmailFixed={question?.isOwn}
        onSignedIn={() => end(true)}
      >
        <Button look="outline" onClick={() => end(false)} className="w-full">
          Cancel
        </Button>
      </SignInForm>
    </Dialog>
  )
}
