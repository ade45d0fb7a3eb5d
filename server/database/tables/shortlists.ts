import type { Flag, Stored } from './stored.ts'

/** Designs that visitors choose together: who has its key may change it, who has the other one may close it. */
export interface Shortlist extends Stored {
  key: string
  editKeyHash: string
  name: string
  isClosed: Flag
  /** When it was last opened, noted once a day. */
  visitedAt: string
}

/** A design of a shortlist, or a sample: it may be gone by now. */
export interface ShortlistDesign {
  shortlistId: string
  designId: string
  position: number
  addedBy: string
  addedAt: string
}

/** What a visitor says of a shortlist. */
export interface ShortlistComment {
  id: string
  createdAt: string
  shortlistId: string
  by: string
  text: string
}
