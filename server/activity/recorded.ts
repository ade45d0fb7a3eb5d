import type { ActivityAction, ActivityKind } from '#contract/activity.ts'
import type { Db } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { changesBetween } from './changes.ts'
import { type Author, forgetName, insertActivity } from './repository.ts'

/** What the record needs to know of one kind of document. */
export interface Recorded<Document> {
  kind: ActivityKind
  notFound: string
  /** Keeps other writers away before anything is read, where the locks of rows do not. */
  hold?(tx: Db): Promise<void>
  read(tx: Db, id: string): Promise<Document | undefined>
  nameOf(document: Document): string
  /** The fields that a change may touch. */
  fields: readonly string[]
  /** Whether the name is a visitor's: it leaves the record with the document. */
  isPersonal?: boolean
}

/** The id of a document that need not be made. */
interface Known {
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

  const fieldsOf = (document: Document) =>
    Object.fromEntries(
      Object.entries(document).filter(([field]) => field !== 'updatedAt' && recorded.fields.includes(field)),
    )

  const subjectOf = (document: Document) => ({ id: document._id, name: nameOf(document) })

  return {
    /**
     * @param create makes the document and says its id; where it is there already, that leaves no row
     * @returns the new document
     */
    create(by: Author, create: (tx: Db) => Promise<string | Known>, action: ActivityAction = 'created') {
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
        const changes = changesBetween(fieldsOf(before), fieldsOf(document))
        if (changes.length > 0)
          await insertActivity(tx, { by, action: 'updated', kind, subject: subjectOf(document), changes })
        return document
      })
    },

    /** @returns the deleted document's id */
    remove(by: Author, id: string, remove: (tx: Db, id: string) => Promise<unknown>) {
      return held(async (tx) => {
        const document = await existing(tx, id)
        await remove(tx, document._id)
        const subject = subjectOf(document)
        if (recorded.isPersonal) {
          await forgetName(tx, kind, subject.id)
          subject.name = ''
        }
        await insertActivity(tx, { by, action: 'deleted', kind, subject })
        return document._id
      })
    },
  }
}
