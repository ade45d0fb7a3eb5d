import type { Policy } from '../sheets/policy.ts'
import { PolicySheet } from '../sheets/policy-sheet.tsx'
import { defaultTerms } from './default-terms.tsx'

/** The terms: the firm's own, or the built-in ones. */
export function TermsSheet({ policy }: { policy: Policy }) {
  return <PolicySheet title="Terms and Conditions" policy={policy} builtIn={defaultTerms} />
}
