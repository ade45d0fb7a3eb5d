/** Milliseconds that a call may take. */
const patience = 10_000

/** Has a shared cache forget what is made of any of these keys; throws where it may not have. */
export type SendPurge = (keys: string[], signal: AbortSignal) => Promise<void>

/**
 * Tells a webhook, by the body `{"tags": […]}` and by the header `Surrogate-Key`. Where it redirects is not followed: the token is
 * for that address alone.
 */
export function createWebhook(url: string, token: string | undefined): SendPurge {
  return async (keys, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Surrogate-Key': keys.join(' '),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags: keys }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new PurgeRefused(response.status)
  }
}

/** The address for purges answered, and not with success. */
export class PurgeRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The address for purges answered ${status}`)
    this.status = status
  }
}
