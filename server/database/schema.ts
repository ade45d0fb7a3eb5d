import type { Generated, Kysely } from 'kysely'
import type { bannerColumns } from '../banners/columns.ts'
import type { categoryColumns, subcategoryColumns } from '../categories/columns.ts'
import type { designColumns } from '../designs/columns.ts'
import type { pricingColumns } from '../pricing/columns.ts'
import type { serviceColumns } from '../services/columns.ts'
import type { testimonialColumns } from '../testimonials/columns.ts'
import type { VisitCount } from '../visits/store.ts'
import type { RowOf } from './columns.ts'
import type {
  Account,
  AccountLink,
  Invitation,
  KnownAddress,
  RecoveryCode,
  SavedView,
  Session,
} from './tables/accounts.ts'
import type { Enquiry, EnquiryNote, EnquirySearch, Notice, QuickReply, Spam } from './tables/enquiries.ts'
import type {
  Attachment,
  File,
  FileLikeness,
  FileTerm,
  Upload,
  UploadEnd,
  UploadPart,
} from './tables/files.ts'
import type { Activity, PendingChanges, PreviewLink, Trash, TrashKey, Version } from './tables/history.ts'
import type { Shortlist, ShortlistComment, ShortlistDesign } from './tables/shortlists.ts'
import type { Flag, Never, Stored } from './tables/stored.ts'
import type {
  Backup,
  BackupLink,
  Lease,
  MadeOnce,
  MailQueue,
  Move,
  Purge,
  RateWindow,
} from './tables/upkeep.ts'

/**
 * Column types are the same on both databases: text, whole numbers and floating numbers. Flags are 0 or 1, times are
 * ISO 8601 text in UTC, lists are JSON text, money is whole paise. The columns of a document's own properties come from
 * the map in its folder (`columns.ts`). Tables that no recipe adds to are in `tables/`.
 */
export type Db = Kysely<Schema>

export interface Schema {
  account: Account
  session: Session
  knownAddress: KnownAddress
  recoveryCode: RecoveryCode
  invitation: Invitation
  accountLink: AccountLink
  savedView: SavedView
  category: Category
  subcategory: Subcategory
  formerSlug: FormerSlug
  counter: { name: string; value: number }
  design: Design
  designChange: DesignChange
  service: Service
  pricingImage: PricingImage
  testimonial: Testimonial
  banner: Banner
  enquiry: Enquiry
  enquirySearch: EnquirySearch
  enquiryNote: EnquiryNote
  quickReply: QuickReply
  notice: Notice
  spam: Spam
  visit: VisitCount
  purge: Purge
  lease: Lease
  upload: Upload
  uploadPart: UploadPart
  uploadEnd: UploadEnd
  rateWindow: RateWindow
  madeOnce: MadeOnce
  visitWriter: { writer: string; batch: number; day: string }
  activity: Activity
  version: Version
  versionFile: { versionId: string; fileId: string }
  pendingChanges: PendingChanges
  previewLink: PreviewLink
  setting: { id: number; document: string; updatedAt: string }
  file: File
  fileTerm: FileTerm
  fileLikeness: FileLikeness
  attachment: Attachment
  mailQueue: MailQueue
  trash: Trash
  trashKey: TrashKey
  backup: Backup
  backupLink: BackupLink
  move: Move
  shortlist: Shortlist
  shortlistDesign: ShortlistDesign
  shortlistComment: ShortlistComment
}

/** A document that visitors may see or not: whether they see it now, and when that changes by itself next. */
interface Publishable extends Stored {
  isPublic: Generated<Flag>
  dueAt: Generated<string | null>
}

interface Category extends Publishable, RowOf<typeof categoryColumns> {}

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

interface Design extends Publishable, RowOf<typeof designColumns> {
  number: number
  code: string
  categoryId: string
  subcategoryId: string
  price: Never<number | null>
}

/** That a design may have changed: written by triggers, read by the index in memory. */
interface DesignChange {
  sequence: Never<number>
  designId: Never<string>
}

interface Service extends Publishable, RowOf<typeof serviceColumns> {}

interface PricingImage extends Publishable, RowOf<typeof pricingColumns> {}

interface Testimonial extends Publishable, RowOf<typeof testimonialColumns> {}

interface Banner extends Publishable, RowOf<typeof bannerColumns> {}
