import type { Api } from '#web/api/request.ts'
import { loadPolicy } from '../sheets/policy.ts'

/** The privacy policy that the firm has saved. */
export function loadPrivacy(api: Api) {
  return loadPolicy(api, 'privacyPolicy')
}
