import { expect } from 'vitest'

/** A route as it is tried: by a guest, by a signed-in account without a role and by an administrator. */
export interface Row {
  name: string
  /** Method and address; a name in braces stands for the id of what it names. */
  route: string
  body?: unknown
  /** The status that a guest, a signed-in non-admin and an administrator get, one after another. */
  statuses: [guest: number, nonAdmin: number, admin: number]
  /** What the administrator's response holds. */
  content: unknown
  /** What the record of changes says of the administrator's call. */
  records?: [kind: string, action: string]
}

/** What responses hold. */
export const _id = expect.stringMatching(/^[0-9a-f]{24}$/)
export const one = (data: object) => ({ success: true, data: expect.objectContaining(data) })
export const list = (data: object) => ({
  success: true,
  data: expect.arrayContaining([expect.objectContaining(data)]),
  pagination: { page: 1, limit: 100, total: expect.any(Number), pages: 1 },
})
export const gone = { success: true, data: { _id } }
