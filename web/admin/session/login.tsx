import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ErrorText } from '#web/ui/error-text.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'
import { adminMeta } from '../page/meta.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { foundSession, rememberedAddress } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'

export function meta() {
  return adminMeta('Sign in')
}

export default function Login() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isUnread, setUnread] = useState(false)
  const leadOn = () => navigate(rememberedAddress(search), { replace: true })
  const goOn = useEffectEvent(leadOn)

  useEffect(() => {
    let isShown = true
    foundSession().then((found) => {
      if (!isShown) return
      setUnread(found === 'unread')
      if (found === 'alive') goOn()
    })
    return () => {
      isShown = false
    }
  }, [])

  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-margins grid min-h-[75svh] content-center justify-center py-12 outline-none"
    >
      <div className="w-[min(26rem,calc(100vw-2.5rem))] border-t border-ink pt-6">
        <h1 className="text-section expanded">Admin Dashboard</h1>
        <p className="mt-2 mb-8 text-ink-soft">Sign in to access your admin panel</p>
        {isUnread && <ErrorText className="mb-6">Failed to load user profile</ErrorText>}
        <SignInForm onSignedIn={leadOn} />
        <ForgottenPassword />
        <TitleBlock className="mt-10">
          <span>Back-office</span>
          <span>Authorised staff only</span>
        </TitleBlock>
      </div>
    </main>
  )
}
