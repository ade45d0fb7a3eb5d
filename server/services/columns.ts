import type { ServiceUpdate } from '#contract/service.ts'
import { type Columns, columnMap, plain } from '../database/columns.ts'
import { publishingColumns } from '../publishing/columns.ts'

/** The properties that are stored elsewhere: as an attachment, by every document. */
type Elsewhere = 'icon' | 'removeIcon' | 'updatedAt'

export const serviceColumns = columnMap({
  title: plain<string>(''),
  description: plain<string>(''),
  displayOrder: plain<number>(0),
  ...publishingColumns,
} satisfies Columns<Omit<ServiceUpdate, Elsewhere>>)
