import type { ColumnType, Generated, Kysely } from 'kysely'
import type { ActivityAction, ActivityKind } from '#contract/activity.ts'
import type { PictureKind } from '#contract/picture-kinds.ts'
import type { bannerColumns } from '../banners/columns.ts'
import type { categoryColumns, subcategoryColumns } from '../categories/columns.ts'
import type { designColumns } from '../designs/columns.ts'
import type { enquiryColumns } from '../enquiries/columns.ts'
import type { AttachmentRole, OwnerKind } from '../files/attachment-owner.ts'
import type { serviceColumns } from '../services/columns.ts'
import type { testimonialColumns } from '../testimonials/columns.ts'
import type { RowOf } from './columns.ts'

/**
 * Column types are the same on both databases: text, whole numbers and floating numbers. Flags are 0 or 1, times are
 * ISO 8601 text in UTC, lists are JSON text, money is whole paise. The columns of a document's own properties come from
 * the map in its folder (`columns.ts`).
 */
export type Db = Kysely<Schema>

export interface Schema {
  account: Account
  session: Session
  knownAddress: KnownAddress
  category: Category
  subcategory: Subcategory
  formerSlug: FormerSlug
  counter: { name: string; value: number }
  design: Design
  designTag: { designId: string; tag: string }
  designSearch: DesignSearch
  service: Service
  pricingImage: PricingImage
  testimonial: Testimonial
  banner: Banner
  enquiry: Enquiry
  enquirySearch: EnquirySearch
  enquiryNote: EnquiryNote
  activity: Activity
  setting: { id: number; document: string; updatedAt: string }
  file: File
  attachment: Attachment
  mailQueue: MailQueue
}

type Flag = number
type Never<T> = ColumnType<T, never, never>

interface Stored {
  id: string
  createdAt: string
  updatedAt: string
}

interface Account extends Stored {
  email: string
  emailKey: string
  name: string
  phone: string
  address: string
  isAdmin: Flag
  passwordHash: string
  /** Null while the password is the one that the account was made with. */
  passwordChangedAt: string | null
}

interface Session {
  tokenHash: string
  accountId: string
  createdAt: string
  lastUsedAt: string
}

/** From where an account signed in lately; the address only as a hash. */
interface KnownAddress {
  accountId: string
  addressHash: string
  lastSignInAt: string
}

interface Category extends Stored, RowOf<typeof categoryColumns> {}

interface Subcategory extends RowOf<typeof subcategoryColumns> {
  id: string
  categoryId: string
  position: number
}

/** A slug that a category or, with `subcategoryId`, a subcategory had before a rename. */
interface FormerSlug {
  id: string
  slug: string
  categoryId: string
  subcategoryId: string | null
}

interface Design extends Stored, RowOf<typeof designColumns> {
  number: number
  code: string
  categoryId: string
  subcategoryId: string
  price: Never<number | null>
}

/** The words that find a design: an FTS5 table on SQLite, a tsvector on PostgreSQL. */
interface DesignSearch {
  rowid: Generated<number>
  number: number
  words: string
  names: string
  body: string
  document: string
}

interface Service extends Stored, RowOf<typeof serviceColumns> {}

interface PricingImage extends Stored {
  displayOrder: number
}

interface Testimonial extends Stored, RowOf<typeof testimonialColumns> {}

interface Banner extends Stored, RowOf<typeof bannerColumns> {}

interface Enquiry extends Stored, RowOf<typeof enquiryColumns> {
  /** Counts up as enquiries come in. */
  number: number
  /** The same for enquiries that say the same; null for those from before it was stored. */
  contentKey: string | null
}

/** The words that find an enquiry: an FTS5 table on SQLite, a tsvector on PostgreSQL. */
interface EnquirySearch {
  rowid: Generated<number>
  number: number
  words: string
}

/** What administrators tell each other of an enquiry. */
interface EnquiryNote {
  id: string
  createdAt: string
  enquiryId: string
  accountId: string | null
  accountName: string
  text: string
}

/** One change: who made it, when, to what. */
interface Activity {
  id: string
  at: string
  accountId: string
  accountName: string
  action: ActivityAction
  kind: ActivityKind
  subjectId: string
  subjectName: string
  changes: string
}

interface File {
  id: string
  name: string
  type: string
  size: number
  hash: string
  width: number | null
  height: number | null
  placeholder: string | null
  /** Up to five colours with their names; null where nobody has looked yet. */
  colors: string | null
  isAnimated: Flag
  createdAt: string
  unusedSince: string | null
}

/** A stored file in use: which document shows it, as what, in which position. */
interface Attachment {
  /** Null in rows from before kinds were stored whose document nobody found; another version may know further kinds. */
  ownerKind: ColumnType<string | null, OwnerKind, OwnerKind>
  ownerId: string
  role: AttachmentRole
  position: number
  fileId: string
  alt: string
  /** Null where nobody has said what the picture is of. */
  kind: PictureKind | null
}

interface MailQueue {
  id: string
  enquiryId: string
  attempts: number
  dueAt: string
}
