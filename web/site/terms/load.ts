import type { Api } from '#web/api/request.ts'
import { loadPolicy } from '../sheets/policy.ts'

/** The terms and conditions that the firm has saved. */
export function loadTerms(api: Api) {
  return loadPolicy(api, 'termsAndConditions')
}
