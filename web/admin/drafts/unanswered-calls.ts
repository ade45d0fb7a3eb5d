import { type Unanswered, unanswered } from '#web/api/request.ts'

const entry = 'unanswered'
/** Those before are long answered, or were given up. */
const most = 20
/** Characters of all that are kept, of the few million for which a browser has room. */
const mostCharacters = 500_000
/** What says a password is kept nowhere. */
const secret = /^\w+ \/api\/auth\//

/** Calls that are kept in this tab, as long as it is open: a phone that takes its memory away brings the page anew, with its draft. */
class KeptCalls extends Map<string, string | null> {
  override set(call: string, name: string | null): this {
    super.set(call, name)
    this.#keep()
    return this
  }

  override delete(call: string): boolean {
    const wasThere = super.delete(call)
    if (wasThere) this.#keep()
    return wasThere
  }

  #keep(): void {
    const kept = within(mostCharacters, [...this].filter(isWorthKeeping).slice(-most))
    try {
      if (kept.length > 0) sessionStorage.setItem(entry, JSON.stringify(kept))
      else sessionStorage.removeItem(entry)
    } catch {
      // Where nothing can be stored, calls are known for as long as the page is there.
    }
  }
}

/** From now on calls whose answers were lost are known as the page is loaded anew, too. */
export function keepUnanswered(): void {
  if (unanswered.calls instanceof KeptCalls) return
  const calls: Unanswered = new KeptCalls()
  for (const [call, name] of [...keptBefore(), ...unanswered.calls]) calls.set(call, name)
  unanswered.calls = calls
}

function isWorthKeeping([call, name]: [string, string | null]): boolean {
  return name !== null && !secret.test(call)
}

/** The last of them that have room. */
function within<Call extends [string, ...unknown[]]>(characters: number, calls: Call[]): Call[] {
  let room = characters
  const firstLeftOut = calls.findLastIndex(([call]) => {
    room -= call.length
    return room < 0
  })
  return calls.slice(firstLeftOut + 1)
}

function keptBefore(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entry) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isNamedCall)
  } catch {
    return []
  }
}

function isNamedCall(one: unknown): one is [string, string] {
  return Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')
}
