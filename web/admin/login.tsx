import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'
import { toast } from '#web/ui/toast.ts'
import { adminMeta } from './meta.ts'
import { PasswordInput } from './password-input.tsx'
import { rememberedAddress, signIn } from './session.ts'

export function meta() {
  return adminMeta('Sign in')
}

export default function Login() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await signIn(String(values.get('email')), String(values.get('password')))
      toast.success('Login successful!')
      await navigate(rememberedAddress(search), { replace: true })
    } catch (error) {
      toast.error(loginFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className="sheet grid min-h-svh content-center justify-center py-12">
      <div className="w-[min(26rem,calc(100vw-2.5rem))] border-t border-ink pt-6">
        <h1 className="text-section expanded">Admin Dashboard</h1>
        <p className="mt-2 text-ink-soft">Sign in to access your admin panel</p>
        <form method="post" onSubmit={submit} className="mt-8 grid gap-5">
          <Field label="Email">
            {(control) => (
              <TextInput {...control} type="email" name="email" autoComplete="username" required />
            )}
          </Field>
          <Field label="Password">
            {(control) => (
              <PasswordInput {...control} name="password" autoComplete="current-password" required />
            )}
          </Field>
          <Button type="submit" busy={isBusy} className="mt-2 w-full">
            Sign in
          </Button>
        </form>
        <ForgottenPassword />
        <TitleBlock className="mt-10">
          <span>Back-office</span>
          <span>Authorised staff only</span>
        </TitleBlock>
      </div>
    </main>
  )
}

function ForgottenPassword() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-4 text-small">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 ruled-link"
      >
        Forgot your password?
      </button>
      <p role="status">{isOpen && 'Please contact the admin to reset your password.'}</p>
    </div>
  )
}

function loginFailure(error: unknown): string {
  const message = messageOf(error, 'Login failed')
  if (message.includes('401')) return 'Invalid email or password'
  if (message.includes('Network Error')) return 'Server connection failed'
  return message
}
