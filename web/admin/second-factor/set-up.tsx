import { useState } from 'react'
import type { SecondFactorSecret } from '#contract/second-factor.ts'
import { PasswordStep } from './password-step.tsx'
import { SecretStep } from './secret-step.tsx'

/** Sets up a second factor: the password, then the secret, confirmed by a code, which makes the recovery codes. */
export function SetUp({ onConfirmed }: { onConfirmed: (recoveryCodes: string[]) => void }) {
  const [secret, setSecret] = useState<SecondFactorSecret>()
  if (secret) return <SecretStep secret={secret} onConfirmed={onConfirmed} />
  return <PasswordStep onProved={setSecret} />
}
