import { redirect } from 'react-router'
import type { Profile, SignedIn } from '#contract/account.ts'
import { accountMessages } from '#contract/messages.ts'
import { signInAddress } from '#web/addresses/sign-in-address.ts'
import { logIn, logOut } from '#web/api/accounts.ts'
import { ApiError, isSignedOut, isUnanswered } from '#web/api/api-error.ts'
import { getProfile } from '#web/api/profile.ts'
import { type Api, api, messageOf } from '#web/api/request.ts'
import { storedToken } from '#web/api/token.ts'
import { toast } from '#web/ui/toast.ts'
import { showFailures } from '../list/failures.ts'
import { isGone } from '../page/gone.ts'
import { tellOfToken } from './use-token.ts'

const setUpPage = '/admin/second-factor'

/**
 * Signs an administrator in and keeps token and user in the browser. Anyone else is signed out again at once.
 * @throws Error whose message is to be shown
 */
export async function signIn(email: string, password: string, code?: string): Promise<void> {
  await keepSession(await logIn(api, email, password, code).catch(noneIfUnreadable))
}

/** What claims to be well and cannot be read holds no token. */
function noneIfUnreadable(error: unknown): null {
  if (error instanceof ApiError && error.status === 200) return null
  throw error
}

/** Keeps token and user of a session that has begun. @throws Error whose message is to be shown */
export async function keepSession(answer: Partial<SignedIn> | null): Promise<void> {
  if (!answer?.token) throw new Error('Invalid response from server')
  const { token, _id, name, isAdmin } = answer
  localStorage.setItem('token', token)
  if (!_id || !isAdmin) {
    await signOut().catch(forget)
    throw new Error(_id ? accountMessages.adminRequired : 'Login failed - no user data')
  }
  // Other tabs hear of the user anew, though it be the one that was here before.
  localStorage.removeItem('currentUser')
  localStorage.setItem('currentUser', JSON.stringify({ _id, name, email: answer.email, isAdmin }))
  tellOfToken()
}

/** Keeps what the signed-in account has changed of itself. */
export function rememberUser(profile: Profile) {
  localStorage.setItem('currentUser', JSON.stringify({ ...storedUser(), ...profile }))
}

/** Who is signed in, as the browser keeps it. It stays when the session ends. */
export function storedUser(): Partial<SignedIn> | null {
  try {
    return JSON.parse(localStorage.getItem('currentUser') ?? 'null')
  } catch {
    return null
  }
}

/** Ends the session here and on the server. */
export async function signOut(): Promise<void> {
  await logOut(api)
  forget()
}

function forget() {
  // They name rows that the next account may not see.
  showFailures(null)
  localStorage.removeItem('token')
  localStorage.removeItem('currentUser')
  tellOfToken()
}

/** The session whose account was read last. */
let known: { token: string; profile: Profile } | undefined

/** Whether the profile could not be read, which leads to the sign-in page: it is said there, and not asked for again. */
let isProfileUnread = false

/** Whose session it is; of one that was read before, a failure says only that it cannot be read now. `null` without one. */
async function readProfile(): Promise<Profile | null> {
  const token = storedToken()
  if (!token) return null
  try {
    const profile = await getProfile(api)
    known = { token, profile }
    return profile
  } catch (error) {
    if (isSignedOut(error)) return null
    if (known?.token === token) return known.profile
    isProfileUnread = true
    return null
  }
}

/** Where the browser keeps no token, nothing is asked for that would be refused. @throws Response that leads to the sign-in page */
export function requireToken(request: Request) {
  if (!storedToken()) throw redirect(signInAddress(new URL(request.url)))
}

/**
 * The signed-in administrator; anyone else is sent to the sign-in page, or home when signed in without that right. Who has to
 * set up a second factor first is sent there.
 */
export async function requireAdmin(request: Request): Promise<Profile> {
  const profile = await readProfile()
  if (!profile) throw redirect(signInAddress(new URL(request.url)))
  if (!profile.isAdmin) throw redirect('/')
  if (profile.secondFactor === 'missing') throw redirect(setUpPage)
  return profile
}

/** What the sign-in page finds: an administrator's session that goes on, one of which nobody knows, or none. */
export async function foundSession(): Promise<'alive' | 'unread' | 'none'> {
  const wasUnread = isProfileUnread
  isProfileUnread = false
  if (wasUnread) return 'unread'
  if (!storedToken()) return 'none'
  try {
    return (await getProfile(api)).isAdmin ? 'alive' : 'none'
  } catch (error) {
    return isSignedOut(error) ? 'none' : 'unread'
  }
}

/** The page that was loaded last, for whom. */
let loaded: { address: string; account?: string; value: unknown } | undefined

/**
 * Runs a page's load. A session that has ended brings the sign-in page. Where the page that is shown has no answer when it is
 * read anew, that is said, and it stays as it is, with what is typed in it.
 */
export async function loadSignedIn<T>(request: Request, load: (api: Api) => Promise<T>): Promise<T> {
  const address = request.url
  const account = storedUser()?._id
  try {
    const value = await load(api)
    loaded = { address, account, value }
    return value
  } catch (failure) {
    const error = isGone(failure) ? await goneOrEnded(failure) : failure
    if (isSignedOut(error)) throw redirect(signInAddress(new URL(address)))
    const isShown =
      loaded?.address === address && loaded.account === account && location.href.split('#')[0] === address
    if (!isUnanswered(error) || !isShown) {
      loaded = undefined
      throw error
    }
    toast.error(messageOf(error))
    return loaded?.value as T
  }
}

/** Why a page's document is not found: what is not public is not there for whoever is not signed in any more. */
function goneOrEnded(notFound: unknown): Promise<unknown> {
  return getProfile(api).then(
    () => notFound,
    (error) => (isSignedOut(error) ? error : notFound),
  )
}

/** Where the sign-in page leads: the remembered page of the back-office, or its first. */
export function rememberedAddress(search: URLSearchParams): string {
  const from = search.get('from') ?? ''
  return /^\/admin(?!\/login)(?=[/?]|$)/.test(from) ? from : '/admin'
}
