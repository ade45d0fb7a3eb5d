import { isPublishedKind } from '#contract/publishing.ts'
import type { TrashKind, TrashNeed } from '#contract/trash.ts'
import type { Author } from '../activity/repository.ts'
import { holdCatalogue } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'
import { forgetViewsOf } from '../people/forget-views.ts'
import { dropMarked } from '../spam/marked.ts'
import { categoryKeys } from './category.ts'
import { addSubcategory, categoryOf, codeOf, linkEnquiries, missingPlace, withSubcategory } from './design.ts'
import { indexAgain, peopleIn, withoutWhatIsGone } from './enquiry.ts'
import type { Part, Rows, Table } from './rows.ts'

/** What the trash needs to know of one kind of document. */
export interface Trashable {
  /** The tables that its rows are in, in the order in which they are stored again. What shows its files stays in place. */
  parts: readonly [Part, ...Part[]]
  /** The part that shows its files, where that is not its own row. */
  showing?: Table
  /** Keeps other writers away, as the changes of its kind do. */
  hold?(tx: Db): Promise<void>
  /** Its rows with others that are worth knowing when it is restored. */
  remember?(tx: Db, rows: Rows): Promise<Rows>
  /** What it is found by besides its id. */
  keys?(rows: Rows): string[]
  /** The id of the category without which it cannot be restored. */
  needs?(rows: Rows): string
  /** What it needs and is not there now; undefined once everything is. */
  missing?(tx: Db, rows: Rows): Promise<TrashNeed | undefined>
  /** Makes what is missing and is not in the trash itself. */
  addMissing?(tx: Db, by: Author, rows: Rows): Promise<void>
  /** Its rows without what they name and is gone. */
  settle?(tx: Db, rows: Rows): Promise<Rows>
  /** Has others know of it again, once it is stored. */
  stored?(tx: Db, id: string): Promise<void>
  /** Takes what else is kept of it, once it is deleted for good. */
  forgotten?(tx: Db, id: string, rows: Rows): Promise<void>
}

/** Each kind of document that can be deleted: a new one does not compile before it stands here. */
export const trashables = {
  design: {
    parts: [{ table: 'design', by: 'id' }],
    hold: holdCatalogue,
    remember: withSubcategory,
    keys: codeOf,
    needs: categoryOf,
    missing: missingPlace,
    addMissing: addSubcategory,
    stored: linkEnquiries,
  },
  category: {
    parts: [
      { table: 'category', by: 'id' },
      { table: 'subcategory', by: 'categoryId' },
      { table: 'formerSlug', by: 'categoryId' },
    ],
    showing: 'subcategory',
    hold: holdCatalogue,
    keys: categoryKeys,
  },
  service: { parts: [{ table: 'service', by: 'id' }] },
  pricing: { parts: [{ table: 'pricingImage', by: 'id' }] },
  testimonial: { parts: [{ table: 'testimonial', by: 'id' }] },
  banner: { parts: [{ table: 'banner', by: 'id' }] },
  enquiry: {
    parts: [
      { table: 'enquiry', by: 'id' },
      { table: 'enquiryNote', by: 'enquiryId' },
      // Mails that are not sent yet.
      { table: 'mailQueue', by: 'enquiryId' },
    ],
    // Its design may be restored at the same time.
    hold: holdCatalogue,
    settle: withoutWhatIsGone,
    async stored(tx, id) {
      await indexAgain(tx, id)
      await dropMarked(tx, id)
    },
    async forgotten(tx, id, rows) {
      await dropMarked(tx, id)
      for (const person of peopleIn(rows)) await forgetViewsOf(tx, person)
    },
  },
} satisfies Record<TrashKind, Trashable> as Record<TrashKind, Trashable>

const pendingPart: Part = { table: 'pendingChanges', by: 'documentId' }

/** Every table that its rows are in: what waits beside a document goes with it. */
export function partsOf(kind: TrashKind): Part[] {
  return [...trashables[kind].parts, ...(isPublishedKind(kind) ? [pendingPart] : [])]
}

/** The ids of what shows a document's files. */
export function showingIds(kind: TrashKind, rows: Rows): string[] {
  const { parts, showing = parts[0].table } = trashables[kind]
  return [...(rows[showing] ?? []), ...(rows[pendingPart.table] ?? [])].map(({ id }) => String(id))
}
