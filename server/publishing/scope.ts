import type { Status, StatusFilter } from '#contract/publishing.ts'

/** Which documents a list is made of. */
export interface Scope {
  /** Only what visitors see now. */
  onlyPublic: boolean
  /** Only those of this status. */
  status?: Status
}

export const whatVisitorsSee: Scope = { onlyPublic: true }
export const everything: Scope = { onlyPublic: false }

export function isWhatVisitorsSee({ onlyPublic, status }: Scope): boolean {
  return onlyPublic && status === undefined
}

/** What a list's `status` asks for. @param seesAll whether who asks may see more than visitors do */
export function scopeOf(seesAll: boolean, status: StatusFilter | undefined): Scope {
  const onlyPublic = !seesAll || status === undefined
  return status === undefined || status === 'any' ? { onlyPublic } : { onlyPublic, status }
}
