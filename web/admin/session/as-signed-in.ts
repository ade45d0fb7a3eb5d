import { accountMessages } from '#contract/messages.ts'
import { may } from '#contract/roles.ts'
import { ApiError, isSignedOut } from '#web/api/api-error.ts'
import { getProfile } from '#web/api/profile.ts'
import { type Api, api } from '#web/api/request.ts'

/**
 * What visitors may read too, read for the back-office. The server answers such a call to anybody, but to whoever is not signed
 * in any more without what is not public, as if that were gone; so whether they are is asked beside.
 * @throws ApiError that the session has ended, or that its role does not see such things any more, whatever else fails
 */
export async function asSignedIn<T>(answer: Promise<T>, by: Api = api): Promise<T> {
  const [refusal] = await Promise.all([refusalOf(by), answer.catch(() => undefined)])
  if (refusal) throw refusal
  return answer
}

/** Why the server does not show what is not public; nothing where it does, or can't say. */
async function refusalOf(by: Api): Promise<unknown> {
  try {
    const { role } = await getProfile(by)
    return may(role, 'content') ? undefined : new ApiError(403, accountMessages.notAllowed)
  } catch (error) {
    return isSignedOut(error) ? error : undefined
  }
}
