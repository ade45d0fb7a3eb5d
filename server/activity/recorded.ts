import type { ActivityAction, ActivityKind, FieldChange } from '#contract/activity.ts'
import { isPublishedKind } from '#contract/publishing.ts'
import { isTrashKind } from '#contract/trash.ts'
import type { VersionedKind } from '#contract/version.ts'
import type { Db } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { leaveWithDocument } from '../pending/leave.ts'
import { putInTrash } from '../trash/put.ts'
import { keepVersion } from '../versions/keep.ts'
import { changesBetween } from './changes.ts'
import { type Author, insertActivity, personalKinds, renameSubject } from './repository.ts'

/** What the record needs to know of one kind of document. */
export type Recorded<Document> = Unversioned<Document> | Versioned<Document>

interface Known<Document> {
  kind: ActivityKind
  notFound: string
  /** Keeps other writers away before anything is read, where the locks of rows do not. */
  hold?(tx: Db): Promise<void>
  read(tx: Db, id: string): Promise<Document | undefined>
  nameOf(document: Document): string
}

interface Unversioned<Document> extends Known<Document> {
  kind: Exclude<ActivityKind, VersionedKind>
  /** The fields that a change may touch. */
  fields: readonly string[]
}

/** A kind of which earlier versions are kept. */
export interface Versioned<Document> extends Known<Document> {
  kind: VersionedKind
  /** What a body says that makes a document what it is: every field that a change may touch. */
  bodyOf(document: Document): object
  /** What of a document a version holds, where that is not all: what else there is of it is never copied. */
  keeps?: readonly (keyof Document)[]
}

/** The id of a document that need not be made. */
interface Found {
  known: string
}

/**
 * The one way to change documents of a kind: each change is a transaction that also writes its row of the record, so
 * that one which is refused leaves no row.
 */
export function recordedChanges<Document extends { _id: string }>(db: Db, recorded: Recorded<Document>) {
  const { kind, nameOf } = recorded

  function held<T>(run: (tx: Db) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (tx) => {
      await recorded.hold?.(tx)
      return run(tx)
    })
  }

  async function existing(tx: Db, id: string): Promise<Document> {
    const document = await recorded.read(tx, id)
    if (!document) throw notFound(recorded.notFound)
    return document
  }

  const subjectOf = (document: Document) => ({ id: document._id, name: nameOf(document) })

  return {
    /**
     * @param create makes the document and says its id; where it is there already, that leaves no row
     * @returns the new document
     */
    create(by: Author, create: (tx: Db) => Promise<string | Found>, action: ActivityAction = 'created') {
      return held(async (tx) => {
        const made = await create(tx)
        if (typeof made !== 'string') return existing(tx, made.known)
        const document = await existing(tx, made)
        await insertActivity(tx, { by, action, kind, subject: subjectOf(document) })
        return document
      })
    },

    /** A change that leaves everything as it was leaves no row. @returns the changed document */
    change(by: Author, id: string, change: (tx: Db, before: Document) => Promise<unknown>) {
      return held(async (tx) => {
        const before = await existing(tx, id)
        await change(tx, before)
        const document = await existing(tx, before._id)
        await recordChange(tx, recorded, { by, before, after: document })
        return document
      })
    },

    /** What goes to the trash can be restored: its files stay attached to it. @returns the deleted document's id */
    remove(
      by: Author,
      id: string,
      remove: (tx: Db, id: string) => Promise<unknown>,
      action: ActivityAction = 'deleted',
    ) {
      return held(async (tx) => {
        const document = await existing(tx, id)
        const subject = subjectOf(document)
        if (isTrashKind(kind)) await putInTrash(tx, { by, kind, subject })
        await remove(tx, document._id)
        if (isPublishedKind(kind)) await leaveWithDocument(tx, document._id)
        if (personalKinds.has(kind)) {
          await renameSubject(tx, kind, subject.id, '')
          subject.name = ''
        }
        await insertActivity(tx, { by, action, kind, subject })
        return document._id
      })
    },
  }
}

/**
 * Writes down that a document was changed, and keeps what it was; nothing where that is what it is.
 * @param besides what changed of it that no body says
 */
export async function recordChange<Document extends { _id: string }>(
  tx: Db,
  recorded: Recorded<Document>,
  { by, before, after, besides = [] }: { by: Author; before: Document; after: Document; besides?: string[] },
): Promise<void> {
  const said = changesOf(recorded, before, after)
  const changes = [...said, ...besides.map((field) => ({ field }))]
  if (changes.length === 0) return
  if (said.length > 0 && isVersioned(recorded))
    await keepVersion(tx, recorded, { before, after, by, changes })
  const subject = { id: after._id, name: recorded.nameOf(after) }
  await insertActivity(tx, { by, action: 'updated', kind: recorded.kind, subject, changes })
}

/** Where bodies tell, a field that only reads otherwise has not changed: a picture takes its text from the title. */
export function changesOf<Document extends object>(
  recorded: Recorded<Document>,
  before: Document,
  after: Document,
): FieldChange[] {
  if (!isVersioned(recorded))
    return changesBetween(only(recorded.fields, before), only(recorded.fields, after))
  const bodies = [recorded.bodyOf(before), recorded.bodyOf(after)] as const
  const changed = new Set(changesBetween(...bodies).map(({ field }) => field))
  const names = Object.keys(bodies[0])
  return changesBetween(only(names, before), only(names, after)).filter(({ field }) => changed.has(field))
}

function isVersioned<Document>(recorded: Recorded<Document>): recorded is Versioned<Document> {
  return 'bodyOf' in recorded
}

function only(names: readonly string[], document: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([field]) => field !== 'updatedAt' && names.includes(field)),
  )
}
