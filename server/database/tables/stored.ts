import type { ColumnType } from 'kysely'

/** 0 or 1. */
export type Flag = number
/** What the database makes itself: nobody writes it. */
export type Never<T> = ColumnType<T, never, never>

/** What every document has. */
export interface Stored {
  id: string
  createdAt: string
  updatedAt: string
}
