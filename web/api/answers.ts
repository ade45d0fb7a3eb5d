import type { Pagination } from '#contract/fields.ts'

/** What a read answers. */
export interface One<T> {
  success: true
  data: T
}

/** What a list answers. */
export interface Page<T> extends One<T[]> {
  pagination: Pagination
}

export type Deleted = One<{ _id: string }>
