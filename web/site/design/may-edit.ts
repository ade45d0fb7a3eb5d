import { may } from '#contract/roles.ts'
import { getProfile } from '#web/api/profile.ts'
import { api } from '#web/api/request.ts'

/** Whether who is signed in may edit designs; not where that is not known. It is fetched by no visitor. */
export async function mayEdit(): Promise<boolean> {
  try {
    return may((await getProfile(api)).role, 'content')
  } catch {
    return false
  }
}
