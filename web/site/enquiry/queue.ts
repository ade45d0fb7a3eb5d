import type { Enquiry, EnquirySent } from '#contract/enquiry.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createEnquiry } from '#web/api/create-enquiry.ts'
import { api } from '#web/api/request.ts'

const prefix = 'waiting-enquiry '
const most = 5
const pauses = [5000, 10_000, 20_000, 40_000, 60_000]
const notNow = new Set([408, 429, 502, 503, 504])

/** What is told of an enquiry that waited: that it was received, or why it never will be. */
interface Told {
  /** @param enquiry where this tab has sent it */
  received(enquiry?: Enquiry): void
  refused(values: EnquirySent, reason: string): void
}

/**
 * Whether a call failed so that it may go well later, by nobody's fault. An answer that is well and can't be read comes
 * from something in between, such as the page of a network that wants to be signed in to.
 */
export function isNotNow(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 400 || notNow.has(error.status))
}

/** Stores an enquiry in this browser until it is sent. @returns false where there is no room */
export function putInQueue(values: EnquirySent): boolean {
  if (waiting().length >= most) return false
  try {
    localStorage.setItem(`${prefix}${Date.now()}`, JSON.stringify(values))
    return true
  } catch {
    return false
  }
}

/** The storage key of each enquiry that waits, the oldest first. */
function waiting(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort()
  } catch {
    return []
  }
}

function read(key: string): EnquirySent | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Sends what waits as soon as it can be sent: now, when the connection is back, and again and again while the page is
 * open. Of several tabs one sends; should two all the same, the server stores an enquiry once.
 * @returns what is to be said after something was put in
 */
export function sendQueue(told: Told): () => void {
  let attempts = 0
  let next: ReturnType<typeof setTimeout> | undefined

  async function sendAll() {
    clearTimeout(next)
    await oneTabAtATime(async () => {
      for (const key of waiting()) await sendOne(key)
    }).catch(() => {})
    if (waiting().length === 0) attempts = 0
    else sendLater()
  }

  function sendLater() {
    clearTimeout(next)
    next = setTimeout(sendAll, pauses[Math.min(attempts++, pauses.length - 1)])
  }

  async function sendOne(key: string) {
    const values = read(key)
    // What does not read as an enquiry would keep those behind it waiting for ever.
    if (!values) return localStorage.removeItem(key)
    let enquiry: Enquiry
    try {
      enquiry = await createEnquiry(api, values)
    } catch (error) {
      if (!(error instanceof ApiError) || isNotNow(error) || error.status >= 500) throw error
      told.refused(values, error.message)
      // Other tabs, which see what was there before, take one that goes for one that was received.
      localStorage.setItem(key, '')
      return localStorage.removeItem(key)
    }
    localStorage.removeItem(key)
    told.received(enquiry)
  }

  window.addEventListener('online', sendAll)
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    const wasSentByAnotherTab =
      key?.startsWith(prefix) && oldValue && newValue === null && waiting().length === 0
    if (wasSentByAnotherTab) told.received()
  })
  if (waiting().length > 0) sendAll()
  return sendLater
}

async function oneTabAtATime(run: () => Promise<void>) {
  // Only secure pages have locks.
  if (navigator.locks) await navigator.locks.request('enquiries', run)
  else await run()
}
