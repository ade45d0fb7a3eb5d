import type { ColumnType, Generated, Kysely } from 'kysely'
import type { ActivityAction, ActivityKind } from '#contract/activity.ts'
import type { BackupReason, BackupStep } from '#contract/backup.ts'
import type { MediaKind } from '#contract/media.ts'
import type { PictureKind } from '#contract/picture-kinds.ts'
import type { PublishedKind } from '#contract/publishing.ts'
import type { Role } from '#contract/roles.ts'
import type { TrashKind } from '#contract/trash.ts'
import type { VersionedKind } from '#contract/version.ts'
import type { bannerColumns } from '../banners/columns.ts'
import type { categoryColumns, subcategoryColumns } from '../categories/columns.ts'
import type { designColumns } from '../designs/columns.ts'
import type { enquiryColumns } from '../enquiries/columns.ts'
import type { AttachmentRole, OwnerKind } from '../files/attachment-owner.ts'
import type { MailKind } from '../mail/queue.ts'
import type { pricingColumns } from '../pricing/columns.ts'
import type { serviceColumns } from '../services/columns.ts'
import type { testimonialColumns } from '../testimonials/columns.ts'
import type { VisitCount } from '../visits/store.ts'
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
  recoveryCode: RecoveryCode
  invitation: Invitation
  accountLink: AccountLink
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
  notice: Notice
  spam: Spam
  visit: VisitCount
  purge: {
    id: Generated<number>
    key: string
    dueAt: Generated<string>
    attempts: Generated<number>
    isRepeat: Generated<number>
  }
  lease: { name: string; holder: string; until: string }
  upload: { id: string; name: string; total: number; createdAt: string; touchedAt: string }
  uploadPart: { uploadId: string; position: number; key: string; hash: string }
  uploadEnd: { id: string; endedAt: string; outcome: string }
  rateWindow: { name: string; count: number; endsAt: string }
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
  move: Move
  shortlist: Shortlist
  shortlistDesign: ShortlistDesign
  shortlistComment: ShortlistComment
}

type Flag = number
type Never<T> = ColumnType<T, never, never>

interface Stored {
  id: string
  createdAt: string
  updatedAt: string
}

/** A document that visitors may see or not: whether they see it now, and when that changes by itself next. */
interface Publishable extends Stored {
  isPublic: Generated<Flag>
  dueAt: Generated<string | null>
}

interface Account extends Stored {
  email: string
  emailKey: string
  name: string
  phone: string
  address: string
  /** Null of an account that opens nothing but itself. */
  role: Role | null
  passwordHash: string
  /** Null while the password is the one that the account was made with. */
  passwordChangedAt: string | null
  /** Base32; null without a second factor. */
  secondFactorSecret: Generated<string | null>
  /** The secret of one that is being set up. */
  secondFactorPending: Generated<string | null>
  /** The last thirty seconds whose code was used: no code counts twice. */
  secondFactorStep: Generated<number | null>
  /** What the address began with where it signed in last. */
  origin: Generated<string | null>
}

interface Session {
  tokenHash: string
  accountId: string
  createdAt: string
  lastUsedAt: string
  /** Browser and system in words, and the network address as visitors are counted; empty of older sessions. */
  device: Generated<string>
  address: Generated<string>
  /** Opens nothing before a second factor is set up. */
  mustSetUp: Generated<Flag>
}

interface RecoveryCode {
  accountId: string
  codeHash: string
}

interface Invitation {
  id: string
  createdAt: string
  expiresAt: string
  email: string
  emailKey: string
  role: Role
  /** What the addresses in its mail begin with. */
  origin: string
}

/** A link that was handed over or mailed: it invites, or it sets another password. */
interface AccountLink {
  tokenHash: string
  expiresAt: string
  isMailed: Flag
  accountId: string | null
  invitationId: string | null
}

/** From where an account signed in lately; the address only as a hash. */
interface KnownAddress {
  accountId: string
  addressHash: string
  lastSignInAt: string
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

interface Enquiry extends Stored, RowOf<typeof enquiryColumns> {
  /** Counts up as enquiries come in. */
  number: number
  /** The same for enquiries that say the same; null for those from before it was stored. */
  contentKey: string | null
}

/** What stood beside the enquiry form, once somebody agreed to it or it was replaced. */
interface Notice {
  /** Of words and policy. */
  hash: string
  words: string
  /** As HTML. */
  privacyPolicy: string
  since: string
}

/** What came as an enquiry and looks like spam: both texts are JSON. */
interface Spam {
  id: string
  createdAt: string
  suspicions: string
  said: string
  deletedAt: Generated<string | null>
  /** The enquiry that was made of it, since `deletedAt`. */
  acceptedAs: Generated<string | null>
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
  deletedAt: Generated<string | null>
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

/** What a document was from one save to the next: who made the one and the other, and which fields the other changed. */
interface Version {
  id: string
  kind: VersionedKind
  documentId: string
  savedAt: string
  savedById: string
  savedByName: string
  replacedAt: string
  replacedById: string
  replacedByName: string
  fields: string
  document: string
}

/** What is to change of a document once it is published: it waits beside the document. */
interface PendingChanges {
  /** Its own, to which the files that it shows are attached. */
  id: string
  kind: PublishedKind
  documentId: string
  /** What the document would be called. */
  name: string
  savedAt: string
  savedById: string
  savedByName: string
  /** The `updatedAt` of the document that it was begun over. */
  since: string
  /** The fields that differ, as JSON. */
  fields: string
  /** The body of the change, as JSON: what differs alone. */
  changes: string
  /** The properties of the answered document that would be others, as JSON. */
  shown: string
}

/** A link that shows one document as it will be. */
interface PreviewLink {
  keyHash: string
  kind: PublishedKind
  documentId: string
  createdAt: string
  expiresAt: string
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
  /** What it has in common with its copies; '' of what has none, null where nobody has looked yet. */
  likeness: Generated<string | null>
  createdAt: string
  unusedSince: string | null
  /** What the library says of it; `updatedAt` is when it last said something else. */
  title: Generated<string>
  altText: Generated<string>
  credit: Generated<string>
  /** The point of a picture that no crop cuts off: parts of its width and height; both null where nobody has said. */
  focusX: Generated<number | null>
  focusY: Generated<number | null>
  mediaKind: Generated<MediaKind>
  /** Its name as it is sorted by. */
  nameKey: Generated<string>
  updatedAt: Generated<string>
  /** Since when it is out of the library and waits for the sweep; null of what is there. */
  deletedAt: Generated<string | null>
}

/** A word that finds a file in the library. */
interface FileTerm {
  term: string
  fileId: string
}

/** A part of a picture's likeness, by which its copies are found. */
interface FileLikeness {
  part: number
  fileId: string
  likeness: string
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

/** A deleted document that can be restored; its id is the document's. */
interface Trash {
  id: string
  kind: TrashKind
  name: string
  deletedAt: string
  accountId: string
  accountName: string
  /** The id of the category without which it cannot be restored. */
  needs: string | null
  /** Its rows as they were, by table, as JSON. */
  rows: string
}

/** What a document in the trash is found by: ids that files are attached to, its code, its slugs. */
interface TrashKey {
  key: string
  trashId: string
}

/** A mail that is due: of which kind, and about what. */
interface MailQueue {
  id: string
  createdAt: string
  kind: MailKind
  /** The id of an enquiry or an invitation; of a forgotten password the email that was typed. */
  subject: string
  /** An enquiry that is deleted takes its mail along. */
  enquiryId: string | null
  attempts: number
  dueAt: string
}

/** A backup, or a restore, and what became of it. */
interface Backup {
  id: string
  reason: BackupReason
  state: 'running' | 'proved' | 'incomplete' | 'failed' | 'restored'
  /** The machine and the process that it runs in. */
  process: string
  /** Where it went, as people call it. */
  place: string
  startedAt: string
  /** When it last said that it goes on. */
  aliveAt: string
  endedAt: string | null
  step: BackupStep
  done: number
  total: number
  archive: string | null
  bytes: number | null
  files: number | null
  newFiles: number | null
  /** Why it failed, in one line. */
  message: string
}

/** That this database is filled from another, or left for another; each of the two at most once. */
interface Move {
  direction: 'in' | 'out'
  /** The id of the move, the same in both databases. */
  move: string
  /** Of `in` being filled and whole, of `out` held and left. */
  state: 'arriving' | 'filling' | 'arrived' | 'held' | 'moved'
  /** The other database as people call it, without its password. */
  other: string
  at: string
  /** When a hold on writes ends by itself, in milliseconds by the database's own clock. */
  until: Generated<number>
  /** Statements that put back what was taken off while it is filled, as JSON. */
  putBack: Generated<string>
}

/** Designs that visitors choose together: who has its key may change it, who has the other one may close it. */
interface Shortlist extends Stored {
  key: string
  editKeyHash: string
  name: string
  isClosed: Flag
  /** When it was last opened, noted once a day. */
  visitedAt: string
}

/** A design of a shortlist, or a sample: it may be gone by now. */
interface ShortlistDesign {
  shortlistId: string
  designId: string
  position: number
  addedBy: string
  addedAt: string
}

/** What a visitor says of a shortlist. */
interface ShortlistComment {
  id: string
  createdAt: string
  shortlistId: string
  by: string
  text: string
}
