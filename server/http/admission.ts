import type { RequestKind } from './request-kind.ts'

/**
 * How many may wait before a request of the kind is refused, how many milliseconds it may itself have waited when its turn comes,
 * and how many of the kind may be under way at once.
 */
interface Room {
  waiting: number
  longest: number
  underWay: number
}

const any = Number.POSITIVE_INFINITY

/**
 * What there is room for. Under load the kinds are refused in this order: each has the room that those before it are refused,
 * and enquiries have more than there are ever connections.
 */
const defaultRooms: Record<RequestKind, Room> = {
  export: { waiting: 256, longest: 5000, underWay: 16 },
  upload: { waiting: 256, longest: 5000, underWay: 128 },
  search: { waiting: 256, longest: 5000, underWay: any },
  'sign-in': { waiting: 1000, longest: 10_000, underWay: 64 },
  ordinary: { waiting: 1000, longest: 10_000, underWay: any },
  page: { waiting: 2000, longest: 30_000, underWay: any },
  first: { waiting: any, longest: any, underWay: any },
}

/** A request that wants to be begun. */
export interface Applicant {
  kind: RequestKind
  /** Begins it. @returns false where nothing was left to do: it was answered from what is stored, or its caller has gone */
  begin(): boolean
  /** Tells whoever was admitted that its turn came too late. */
  refuse(): void
}

interface Waiting {
  applicant: Applicant
  since: number
}

/** How many enquiries begin in one turn: each is a few milliseconds of writing, and a turn amid a crowd is long by itself. */
const firstATurn = 8

/** Milliseconds for which health says that requests were refused. */
const remembered = 10_000

/**
 * Lets one request a turn of the event loop into the application, of enquiries a few, so that many at once hold up neither each
 * other nor what is answered without it; refuses those that would wait too long.
 * @param nextTurn runs something in the next turn
 * @param clock milliseconds
 */
export function createAdmission(
  rooms: Record<RequestKind, Room> = defaultRooms,
  nextTurn: (run: () => void) => void = setImmediate,
  clock: () => number = () => performance.now(),
) {
  const first: Waiting[] = []
  const others: Waiting[] = []
  const underWay = new Map<RequestKind, number>()
  let isTurnTaken = false
  let refusedAt = Number.NEGATIVE_INFINITY

  function take() {
    if (isTurnTaken) return
    isTurnTaken = true
    nextTurn(() => {
      isTurnTaken = false
      if (!beginSome(first, firstATurn)) beginSome(others, 1)
    })
  }

  /** Begins so many of those in the queue that have something left to do. @returns false where none was begun */
  function beginSome(queue: Waiting[], most: number): boolean {
    let begun = 0
    for (let next = queue.shift(); next; next = queue.shift())
      if (isInTime(next) && begin(next.applicant) && ++begun === most) break
    return begun > 0
  }

  function isInTime({ applicant, since }: Waiting): boolean {
    if (clock() - since <= rooms[applicant.kind].longest) return true
    refusedAt = clock()
    applicant.refuse()
    return leave(applicant.kind)
  }

  function begin(applicant: Applicant): boolean {
    if (!applicant.begin()) return leave(applicant.kind)
    take()
    return true
  }

  function leave(kind: RequestKind): false {
    underWay.set(kind, (underWay.get(kind) ?? 1) - 1)
    return false
  }

  return {
    /** Begins a request now or in its turn. @returns false where it is refused: there is no room for it */
    admit(applicant: Applicant): boolean {
      const { kind } = applicant
      const room = rooms[kind]
      const already = underWay.get(kind) ?? 0
      if (already >= room.underWay || first.length + others.length >= room.waiting) {
        refusedAt = clock()
        return false
      }
      underWay.set(kind, already + 1)
      if (!isTurnTaken) begin(applicant)
      else (kind === 'first' ? first : others).push({ applicant, since: clock() })
      return true
    },
    /** To be called once a request that was begun is over. */
    end(kind: RequestKind) {
      leave(kind)
    },
    /** How many wait for their turn: enquiries and what is asked of health, and all others. */
    waiting: () => ({ first: first.length, others: others.length }),
    /** How many of each kind were let in and are not over. */
    underWay: () => [...underWay],
    /** What an operator should know, in words; empty while there is room for everybody. */
    warnings: () =>
      clock() - refusedAt < remembered
        ? ['More is asked than can be answered: some requests are refused']
        : [],
  }
}

export type Admission = ReturnType<typeof createAdmission>
