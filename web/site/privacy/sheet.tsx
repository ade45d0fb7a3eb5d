import type { Policy } from '../sheets/policy.ts'
import { PolicySheet } from '../sheets/policy-sheet.tsx'
import { defaultPolicy } from './default-policy.tsx'

/** The privacy policy: the firm's own, or the built-in one. */
export function PrivacySheet({ policy }: { policy: Policy }) {
  return <PolicySheet title="Privacy Policy" policy={policy} builtIn={defaultPolicy} />
}
