import type { ActivityAction, ActivityKind } from '#contract/activity.ts'
import type { PublishedKind } from '#contract/publishing.ts'
import type { TrashKind } from '#contract/trash.ts'
import type { VersionedKind } from '#contract/version.ts'

/** One change: who made it, when, to what. */
export interface Activity {
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
export interface Version {
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
export interface PendingChanges {
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
export interface PreviewLink {
  keyHash: string
  kind: PublishedKind
  documentId: string
  createdAt: string
  expiresAt: string
}

/** A deleted document that can be restored; its id is the document's. */
export interface Trash {
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
export interface TrashKey {
  key: string
  trashId: string
}
