import { useState } from 'react'
import type { SecondFactorSecret } from '#contract/second-factor.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodesStep } from './recovery-codes-step.tsx'
import { SecretStep } from './secret-step.tsx'

/** Sets up a second factor: the password, the secret confirmed by a code, and the recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<SecondFactorSecret>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodesStep codes={codes} onDone={onDone} />
  if (secret) return <SecretStep secret={secret} onConfirmed={setCodes} />
  return <PasswordStep onProved={setSecret} />
}
