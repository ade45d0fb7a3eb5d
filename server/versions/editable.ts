import type { z } from 'zod'
import type { Permission } from '#contract/roles.ts'
import type { Versioned } from '../activity/recorded.ts'
import type { Db } from '../database/schema.ts'
import type { Tag } from '../documentation/tags.ts'
import type { Env } from '../env.ts'

/** What says nothing of the document itself. */
type Instruction = 'updatedAt' | 'removeIcon'

/** Every field that can be edited, as a body says it: one that is forgotten does not compile. */
type WholeBody<Update extends z.ZodObject> = Required<Omit<z.input<Update>, Instruction>>

/**
 * One kind of document that can be edited: what the record of changes, its own calls and those of its versions need to
 * know of it. `response` and `updating` are the contract's.
 */
export interface Editable<Document extends { _id: string }, Update extends z.ZodObject>
  extends Versioned<Document> {
  /** Where the calls of one document stand, below `/api`. */
  path: `/${string}/{id}` | '/settings'
  tag: Tag
  response: z.ZodType
  updating: Update
  bodyOf(document: Document): WholeBody<Update>
  change(tx: Db, id: string, input: z.output<Update>): Promise<unknown>
  /** Makes ready what a body says or a version has, which may take a while: before the transaction. */
  prepare?(stored: Partial<Document>): Promise<Partial<Document>>
  /** Of fields that say one thing together, the other by the one: what waits of the one has the other, be it the same. */
  goesWith?: Record<string, string>
  /**
   * Properties of a document as they were written down a while ago, in the names of today: what they name may have been renamed since.
   * @param stored the document as it is
   * @param writtenIn the id of the row that has them, from which on names have changed
   */
  inNamesOfToday?(
    db: Db,
    written: Partial<Document>,
    stored: Document,
    writtenIn: string,
  ): Promise<Partial<Document>>
  /** Changes a document back, where that is more than a change. */
  restore?(tx: Db, id: string, input: z.output<Update>, version: Document): Promise<unknown>
  /** What changing some fields takes besides. */
  fieldsTake?: Record<string, Permission>
  /** The document as it is answered to visitors, where it says less to them. */
  readPublic?(db: Db, id: string): Promise<Document | undefined>
  /** What would be of a document, with what else visitors are told of it. @param seen it as it is answered to them */
  wouldBeSeen?(document: Document, seen: Document): Document
  /** The document as its own calls answer it. */
  shown?(document: Document, env: Env): object
}
