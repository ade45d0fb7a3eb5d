import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { getProfile } from '#web/api/profile.ts'
import { api } from '#web/api/request.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { adminMeta } from '../page/meta.ts'
import { RecoveryCodesStep } from '../second-factor/recovery-codes-step.tsx'
import { SetUp } from '../second-factor/set-up.tsx'
import { LinkFrame } from './link-frame.tsx'

export function meta() {
  return adminMeta('Second factor')
}

/** Only who has to set one up is led here. */
export async function clientLoader() {
  const profile = await getProfile(api).catch(() => null)
  if (!profile) throw redirect('/admin/login')
  if (profile.secondFactor !== 'missing') throw redirect('/admin')
  return null
}

export function HydrateFallback() {
  return <PageSpinner />
}

/** What opens before anything else where every account has to have a second factor. */
export default function SecondFactorPage() {
  const navigate = useNavigate()
  const [codes, setCodes] = useState<string[]>()
  return (
    <LinkFrame title="Set up a second factor">
      <p className="mb-6">Every account here has to have one before anything else opens.</p>
      {codes ? (
        <RecoveryCodesStep codes={codes} onDone={() => navigate('/admin', { replace: true })} />
      ) : (
        <SetUp onConfirmed={setCodes} />
      )}
    </LinkFrame>
  )
}
