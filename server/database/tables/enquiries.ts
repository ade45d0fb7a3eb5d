import type { Generated } from 'kysely'
import type { enquiryColumns } from '../../enquiries/columns.ts'
import type { RowOf } from '../columns.ts'
import type { Stored } from './stored.ts'

export interface Enquiry extends Stored, RowOf<typeof enquiryColumns> {
  /** Counts up as enquiries come in. */
  number: number
  /** The same for enquiries that say the same; null for those from before it was stored. */
  contentKey: string | null
}

/** A text of the firm's own that answers enquiries. */
export interface QuickReply {
  id: string
  updatedAt: string
  name: string
  /** The same for names that differ in letter case alone. */
  nameKey: string
  text: string
}

/** What stood beside the enquiry form, once somebody agreed to it or it was replaced. */
export interface Notice {
  /** Of words and policy. */
  hash: string
  words: string
  /** As HTML. */
  privacyPolicy: string
  since: string
}

/** What came as an enquiry and looks like spam: both texts are JSON. */
export interface Spam {
  id: string
  createdAt: string
  suspicions: string
  said: string
  deletedAt: Generated<string | null>
  /** The enquiry that was made of it, since `deletedAt`. */
  acceptedAs: Generated<string | null>
  /** 1 where it was made of it, 0 where one that said the same was there already. */
  acceptedNew: Generated<number>
  /** The enquiry that it was until somebody marked it as spam; it lies in the trash. */
  enquiryId: Generated<string | null>
  markedAt: Generated<string | null>
  /** What the account was called that marked it. */
  markedBy: Generated<string | null>
}

/** The words that find an enquiry: an FTS5 table on SQLite, a tsvector on PostgreSQL. */
export interface EnquirySearch {
  rowid: Generated<number>
  number: number
  words: string
}

/** What administrators tell each other of an enquiry. */
export interface EnquiryNote {
  id: string
  createdAt: string
  enquiryId: string
  accountId: string | null
  accountName: string
  text: string
  deletedAt: Generated<string | null>
}
