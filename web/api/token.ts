/** Asks whoever sits at the screen to sign in. @param isOwn only as the same account @returns whether that was done */
type Ask = (isOwn: boolean) => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** The token of the signed-in account; none too where the browser keeps nothing for this site. */
export function storedToken(): string | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage.getItem('token')
  } catch {
    return null
  }
}

/** Said by what can ask for a sign-in over the page, while it stands. */
export function askForSignInWith(next: Ask): () => void {
  ask = next
  return () => {
    ask = null
  }
}

/**
 * For a change that was refused because the session has ended: signs in again. Changes that are refused together ask once,
 * and one that was refused before another tab signed in does not ask at all.
 * @param refused the token that the change was sent with
 * @param isOwn a change of the signed-in account itself, which nobody else may carry on
 * @returns whether the change is to be sent once more
 */
export async function signInAgain(refused: string | null, isOwn = false): Promise<boolean> {
  if (!ask) return false
  const token = storedToken()
  if (!isOwn && token && token !== refused) return true
  asking ??= ask(isOwn).finally(() => {
    asking = null
  })
  return asking
}
