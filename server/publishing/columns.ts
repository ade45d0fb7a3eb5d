import { type Publishing, publishingDefaults } from '#contract/publishing.ts'
import { type Columns, plain } from '../database/columns.ts'

/** How the fields of `contract/publishing.ts` are stored, in every table of theirs. */
export const publishingColumns = {
  status: plain(publishingDefaults.status),
  publishAt: plain(publishingDefaults.publishAt),
  unpublishAt: plain(publishingDefaults.unpublishAt),
} satisfies Columns<Publishing>
